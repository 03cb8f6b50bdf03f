/** What clears this device of whoever is not signed in any more: it comes when that is needed. */
export const fetchEnded = () => import('./leave-ended.tsx')
