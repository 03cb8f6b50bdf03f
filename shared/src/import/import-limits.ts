/** Specification 9: how long reading a link may take, how much text is read, and below how much it counts as little. */
export const scrapeLimits = { timeMs: 8_000, characters: 7500, partialCharacters: 5000 } as const

/** How long of that an official source may take: where it tells nothing, there is time to read the page. */
export const officialTimeMs = 4_000

/** Fewer things found than these are shown one below the other, and on no sheet. */
export const fewThings = 4

/** How many further pages of a website are read beside the first. */
export const furtherPagesMaximum = 5

/** How many of each are told at most. */
export const foundLimits = {
  items: 80,
  choices: 4,
  phones: 4,
  emails: 3,
  offers: 24,
  pictures: 12,
  texts: 8,
  links: 8,
} as const

/** Lengths of what is told of a page: of texts and prices what a service holds. */
export const foundLengths = { source: 80, text: 1024, line: 160, id: 40, price: 80, note: 40 } as const

/** How many characters of a description a summary of texts may be given: less is no room for one. */
export const summaryLimits = { shortest: 160, longest: foundLengths.text } as const

/** A picture that is narrower than this is not copied: in the opening of a page it would be coarse. */
export const pictureWidthMinimum = 800

/** How wide a found picture is shown before anybody has ticked it, at most. */
export const foundPreviewWidth = 320

/** How many pictures are copied into a new website. */
export const copiedPicturesMaximum = 8

/** What was read of a link and not used is forgotten after an hour. */
export const importLifetimeMs = 60 * 60_000

/** What is said of a picture that is too small to be copied. */
export const tooSmall = 'Too small'
