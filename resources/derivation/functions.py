#: pair_q columns_q
def pair_q(j): return columns_q[2*j] + 1j*columns_q[2*j + 1]
#: pair_k columns_k
def pair_k(j): return columns_k[2*j] + 1j*columns_k[2*j + 1]
#: columns_q
columns_q = np.array({q8})
#: columns_k
columns_k = np.array({k8})
#: column columns_q columns_k
def column(v, a): return (columns_q, columns_k)[v][a]
#: speed
def speed(j): return theta*10.0**-j
#: w pair_q pair_k
def w(j): return pair_q(j)*np.conj(pair_k(j)) if j < 4 else 0
#: rotation speed
def rotation(p):
    c, s = (f(p*np.array([speed(j) for j in range(4)])) for f in (np.cos, np.sin))
    return np.kron(np.diag(c), np.eye(2)) + np.kron(np.diag(s), [[0, -1], [1, 0]])
#: R rotation
def R(p, a, b): return rotation(p)[int(a), int(b)]
#: step_power rotation
def step_power(p, a, b): return np.linalg.matrix_power(rotation(1), p)[int(a), int(b)]
#: powers columns_q columns_k
def powers(A, B, m, n): return (np.linalg.matrix_power(A, m) @ columns_q) @ (np.linalg.matrix_power(B, n) @ columns_k)
#: neighbours speed
def neighbours(v, p):
    z = (v[0::2] + 1j*v[1::2])*np.exp(1j*p*np.array([speed(j) for j in range(4)]))
    return np.c_[z.real, z.imag].ravel()
#: halves speed
def halves(v, p):
    z = (v[:4] + 1j*v[4:])*np.exp(1j*p*np.array([speed(j) for j in range(4)]))
    return np.r_[z.real, z.imag]
#: perm
perm = np.r_[0:8:2, 1:8:2]
#: dense_score rotation columns_q columns_k
def dense_score(m, n): return (rotation(m) @ columns_q) @ (rotation(n) @ columns_k)
#: sparse_score neighbours columns_q columns_k
def sparse_score(m, n): return neighbours(columns_q, m) @ neighbours(columns_k, n)
#: halves_score halves perm columns_q columns_k
def halves_score(m, n): return halves(columns_q[perm], m) @ halves(columns_k[perm], n)
#: forgotten_score halves perm columns_q columns_k
def forgotten_score(m, n): return halves(columns_q[perm], m) @ halves(columns_k, n)
#: unpermuted_score halves columns_q columns_k
def unpermuted_score(m, n): return halves(columns_q, m) @ halves(columns_k, n)
#: mixed_score neighbours halves columns_q columns_k
def mixed_score(m, n): return neighbours(columns_q, m) @ halves(columns_k, n)
#: sheared rotation
sheared = (np.eye(8) + 0.1*np.outer(np.eye(8)[0], np.eye(8)[2])) @ rotation(1)
#: sheared_score sheared powers
def sheared_score(m, n): return powers(sheared, np.linalg.inv(sheared).T, m, n)
#: sheared_both_score sheared powers
def sheared_both_score(m, n): return powers(sheared, sheared, m, n)
#: free_score powers
free = np.array({G})
def free_score(m, n): return powers(free, free, m, n)
#: block_score free_score columns_q columns_k
angles, U = np.linalg.eig(free)
def block_score(m, n): return np.real(np.vdot(angles**n*np.linalg.solve(U, columns_k), np.conj(U.T) @ U @ (angles**m*np.linalg.solve(U, columns_q))))
#: symmetric_score powers
symmetric = np.array({S})
def symmetric_score(m, n): return powers(symmetric, symmetric, m, n)
#: flipped_score powers
flipped = np.array({F})
def flipped_score(m, n): return powers(flipped, flipped, m, n)
#: mirror_score powers columns_q
mirror_along_q = np.eye(8) - 2*np.outer(columns_q, columns_q)/(columns_q @ columns_q)
def mirror_score(m, n): return powers(mirror_along_q, mirror_along_q, m, n)
#: words_output
def words_output(order, added=False, masked=False):
    import itertools
    placed = list(itertools.permutations(range(4)))[order]
    x = np.array([[0, 1], [-1, 0.5], [1, 0], [0.5, 1]])[list(placed)]
    place = placed.index(2)
    seen = x + added*np.c_[np.cos(np.arange(4)), np.sin(np.arange(4))]
    W_q = np.array([[q.real, 0.40], [q.imag, -0.70]])
    W_k = np.array([[0.60, k.real], [0.90, k.imag]])
    s = (seen @ W_k.T) @ (W_q @ seen[place])/np.sqrt(2)
    s[place + 1:] -= np.inf if masked else 0
    a = np.exp(s - s.max())/np.exp(s - s.max()).sum()
    return a @ x
#: output words_output
def output(order, j): return words_output(order)[j]
#: output_added words_output
def output_added(order, j): return words_output(order, added=True)[j]
#: output_masked words_output
def output_masked(order, j): return words_output(order, masked=True)[j]
