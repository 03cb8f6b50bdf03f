/** Whether the device is used with a finger: it has a camera at hand. What has no screen has none. */
export const isTouched = (): boolean =>
  'matchMedia' in window && window.matchMedia('(pointer: coarse)').matches
