/** Whether the device is used with a finger: it has a camera at hand. */
export const isTouched = window.matchMedia('(pointer: coarse)').matches
