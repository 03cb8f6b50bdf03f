// Fetched together when any of them is wanted: the designer names one script for them and not three.
export { AskPanel } from './ask-panel.tsx'
export { Bench } from './bench.tsx'
export { ProposedCanvas } from './proposed-canvas.tsx'
