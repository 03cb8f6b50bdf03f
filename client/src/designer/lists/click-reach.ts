/** How far a click may slip, in pixels; what goes further is dragged. */
export const clickReach = 6
