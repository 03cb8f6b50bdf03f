import { everyAdjustmentRule } from '@shingle/shared/page/picture-classes.ts'

/** What the page's own CSS needs in a window of ours: it fills it, as it does a visitor's. */
export const previewStyle = `html,body{margin:0;min-height:100%}.site{min-height:100vh}${everyAdjustmentRule()}`
