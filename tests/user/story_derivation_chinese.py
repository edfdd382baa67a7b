"""The whole derivation in Chinese, as story_derivation does it in English."""

from story_derivation import derive


def story(desktop):
    derive(desktop, "zh_CN")
