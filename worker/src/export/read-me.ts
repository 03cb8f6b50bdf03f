import { productName } from '@shingle/shared/product/product.ts'
import { copiesTold, withheldReasons } from './copied-rows.ts'

interface Told {
  readonly file: string
  readonly about: string
}

const widest = 24
const line = ({ file, about }: Told): string => `  ${file.padEnd(widest)}${about}`

/** What is written for a website beside its copied rows. */
export const websiteFiles: readonly Told[] = [
  { file: 'draft.json', about: 'all its texts, colors and sections, as you edit it' },
  { file: 'versions', about: 'the versions that were saved, published or taken over, each as draft.json' },
  { file: 'pictures', about: 'the pictures that were uploaded, each once: copies of a website share them' },
  {
    file: 'pictures.json',
    about: 'where they stand, their sizes, and what they show; "reference" is what draft.json calls one',
  },
]

/** The first file of an export: what is where, and what is not there. */
export const readMe = ({ email, at }: { readonly email: string; readonly at: Date }): string =>
  [
    `Everything that ${productName} holds of ${email}, as of ${at.toISOString()}.`,
    '',
    'Files that end in .json are plain text: any editor and any spreadsheet opens them.',
    'Times are in UTC.',
    '',
    ...[...copiesTold('account'), ...copiesTold('address')].map(line),
    '',
    'websites has a folder for each website of yours, those in the trash too:',
    '',
    ...[...copiesTold('website'), ...websiteFiles].map(line),
    '',
    'Not in here:',
    '',
    ...withheldReasons().map((reason) => `  - ${reason}`),
    '  - what is counted for minutes or hours, to slow down whoever asks too often',
    '  - drawings: they are made anew from draft.json wherever it is shown',
    '',
  ].join('\n')
