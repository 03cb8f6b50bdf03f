/** The sign alone, in a square of 30: a rail, two cords and the board that hangs from them. */
export const productSign = {
  box: 30,
  rail: { path: 'M1 3.5h28', width: 3 },
  cords: { path: 'M8 4v8M22 4v8', width: 2 },
  board: { x: 3, y: 11, width: 24, height: 16, rx: 2 },
} as const
