/** The Frequently Asked Questions section's CSS. */
export const frequentlyAskedQuestionsStyle = ''
