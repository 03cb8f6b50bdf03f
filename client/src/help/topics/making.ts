import { productName } from '@shingle/shared/product/product.ts'
import type { Help } from '../help.ts'

/** What is asked about making a website. */
export const makingHelp: readonly Help[] = [
  {
    id: 'problem-creating',
    title: 'There was a problem creating your website',
    answer:
      'Your answers are kept on this device. Press Retry. If it fails again, check the connection, come back to the same page later, and the answers are still there.',
  },
  {
    id: 'more-information-needed',
    title: '“More information needed”',
    answer:
      'Say in a sentence or two what you do, for whom, and what is particular about it. The more particular, the less there is to change afterwards.',
  },
  {
    id: 'no-content-imported',
    title: '“No content was imported from your supplied link”',
    answer:
      'Some networks show a page only to people who are signed in there, and some pages say little. Paste the text of your page instead, or go on with your own words: what you do, where, and how people reach you is enough for a first page.',
  },
  {
    id: 'website-limit',
    title: '“Maximum allowed website limit exceeded”',
    answer: `An account holds 5 websites (10 where ${productName} runs on your own machine). Delete one that you no longer need in Your Websites, and there is room again.`,
  },
]
