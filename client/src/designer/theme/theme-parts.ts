// The look of the whole page, left and right of it: fetched together.
export { LookPanel } from './look-panel.tsx'
export { TypePanel } from './type-panel.tsx'
