import type { Problem } from '../problem/problem.ts'

/** Specification 8: Google's window was closed before its question was answered. */
export const popupClosed: Problem = { code: 'google.popup-closed', status: 0, text: 'Login Popup Closed.' }

/** Specification 8, in its spelling: the person declined at Google. */
export const loginCancelled: Problem = { code: 'google.cancelled', status: 0, text: 'Login Cancelled.' }
