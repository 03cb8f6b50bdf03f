/** The Scheduling section's CSS. */
export const schedulingStyle = ''
