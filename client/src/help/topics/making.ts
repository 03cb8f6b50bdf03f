import { articlePath, pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { productName } from '@shingle/shared/product/product.ts'
import type { Help } from '../help.ts'

/** What is asked about making a website. */
export const makingHelp: readonly Help[] = [
  {
    id: 'what-it-costs',
    title: 'What does it cost?',
    answer:
      'Nothing: no monthly fee, no card, no paid plan. You only pay somebody else where you want a domain of your own, to whoever sells you its name.',
    more: { path: pagePaths.pricing, words: 'What is free, and how much of it' },
    asked: 'free price pricing pay month monthly subscription fee plan trial cheap expensive money much',
  },
  {
    id: 'payments',
    title: 'Card payments and selling online',
    answer: `${productName} takes no payments: it has no shop, no cart and no card reader. Lead a button or a link of your page to where you are paid already, as a payment link of your bank or of PayPal, Stripe or SumUp, or put the shop of another service into a Code Embed. Say among your services or questions which ways of paying you take.`,
    asked:
      'payment pay paypal stripe sumup credit checkout shop store sell cart order orders products invoice deposit apple',
  },
  {
    id: 'more-pages',
    title: 'More than one page',
    answer:
      'A website is one page made of sections, and the links of its header lead to them. Add a section for what is to stand by itself. Privacy, imprint and terms are pages beside it, under Pages in Settings.',
    onPhone: 'On a phone neither can be added: that wants a larger screen.',
    more: { path: articlePath('one-page-or-many'), words: 'One page or many' },
    asked: 'another add second new extra subpage pages menu navigation',
  },
  {
    id: 'move-here',
    title: 'Move here from another builder',
    answer:
      'Begin with the link of your old page: it is read once, and you tick what is right before anything is made of it. Make the new website while the old one is still open, and lead the domain over last.',
    more: { path: articlePath('moving-from-another-builder'), words: 'Moving, step by step' },
    asked: 'wix squarespace wordpress weebly jimdo webflow transfer import migrate switch existing',
  },
  {
    id: 'app',
    title: 'Is there an app?',
    answer: `It needs none: open ${productName} in the browser of your phone. “Add to Home Screen” or “Install app” in the menu of the browser puts it among your apps, and it opens without a connection too.`,
    asked: 'apps android iphone install store download',
  },
  {
    id: 'problem-creating',
    title: 'There was a problem creating your website',
    answer:
      'Your answers are kept on this device. Press Retry. If it fails again, check the connection, come back to the same page later, and the answers are still there.',
    asked: 'error failed stuck',
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
    about: ['create'],
    asked: 'second two several many business',
  },
]
