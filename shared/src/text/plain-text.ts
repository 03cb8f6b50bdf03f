// What steers or splits a text and is never seen: a reader, a search and a filter would each take it for another text.
const hidden =
  /[^\P{Cc}\t\n]|\u034f|[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{1d173}-\u{1d17a}\u{e0000}-\u{e001f}]/u

// Joiners hold emoji together and shape letters of scripts without capitals; tags follow a black flag. Elsewhere both only hide.
const misplaced =
  /[\u200c\u200d](?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\p{M}\p{Lo}].)|[\u{e0020}-\u{e007f}](?<!\u{1f3f4}[\u{e0020}-\u{e007f}]{1,7})/u

const every = ({ source }: RegExp): RegExp => new RegExp(source, 'gu')
const everyHidden = every(hidden)
const everyMisplaced = every(misplaced)

const withoutHidden = (text: string): string =>
  text
    // Half of a pair would be another character by the time it is read back.
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(everyHidden, '')
    .replace(everyMisplaced, '')

/** A text of several lines as it is kept: one kind of line break, nothing that steers or hides and is not seen itself. */
export const severalLines = (text: string): string =>
  withoutHidden(text.replace(/\r\n?|[\u2028\u2029]/g, '\n'))

/** A text of one line as it is kept: what would break the line is a space. */
export const oneLine = (text: string): string =>
  severalLines(text)
    .replace(/(?<! ) *\n\s*/g, ' ')
    .replaceAll('\t', ' ')

/** Whether a text is as `severalLines` keeps it. */
export const isPlain = (text: string): boolean =>
  !/[\u2028\u2029]|\p{Surrogate}/u.test(text) && !hidden.test(text) && !misplaced.test(text)

/** Whether a text is as `oneLine` keeps it. */
export const isOneLine = (text: string): boolean => !/[\n\t]/.test(text) && isPlain(text)
