// Fetched together when any of them is wanted: the designer names one script for them and not three.
export { AskPanel } from './ask-panel.tsx'
export { ProposedCanvas } from './proposed-canvas.tsx'
export { WordHelp } from './word-help.tsx'
