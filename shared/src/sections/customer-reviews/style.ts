/** The Customer Reviews section's CSS. */
export const customerReviewsStyle = ''
