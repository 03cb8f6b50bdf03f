/** What was clicked on the page before it is known what clicks there do. */
export const earlyClicks: MouseEvent[] = []
