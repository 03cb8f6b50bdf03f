import type { Problem } from '../problem/problem.ts'
import { megabytes, pixelMaximum, uploadLimits } from './image-limits.ts'
import { imageTooLarge, invalidImageType, tooManyPixels, uploadFailed } from './problems.ts'

/** What a picture is uploaded as. */
export type UploadPurpose = keyof typeof uploadLimits

/** All purposes. */
export const uploadPurposes = ['image', 'logo', 'favicon'] as const satisfies readonly UploadPurpose[]

/** Why a file will not do: its kind, its bytes, its sides, its pixels, or because it cannot be read. */
export const uploadFaults = ['type', 'bytes', 'side', 'pixels', 'unreadable'] as const
export type UploadFault = (typeof uploadFaults)[number]

const mimeTypes = {
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  png: ['image/png'],
  gif: ['image/gif'],
  webp: ['image/webp'],
  ico: ['image/x-icon', 'image/vnd.microsoft.icon'],
} as const

/** The media types that may be uploaded for a purpose. */
export const uploadTypes = (purpose: UploadPurpose): readonly string[] => [
  ...new Set<string>(uploadLimits[purpose].types.flatMap((extension) => mimeTypes[extension])),
]

/** The longest side that may be uploaded for a purpose, in pixels; undefined where there is no limit. */
export const uploadSide = (purpose: UploadPurpose): number | undefined =>
  purpose === 'favicon' ? uploadLimits.favicon.side : undefined

const problems: Readonly<Record<UploadFault, Problem>> = {
  type: invalidImageType,
  bytes: imageTooLarge,
  side: { ...uploadFailed, code: 'image.too-wide' },
  pixels: tooManyPixels,
  unreadable: uploadFailed,
}

/** Specification 2: what the toast of a refused logo or browser icon is headed by; other pictures have no such words. */
export const uploadHeadlines: Readonly<Record<UploadPurpose, string | undefined>> = {
  image: undefined,
  logo: 'Error Uploading Logo',
  favicon: 'Error uploading browser icon',
}

const purposeWords = { logo: 'A logo', favicon: 'A browser icon' } as const

// Specification 5: which of its limits was passed.
const reason = (purpose: 'logo' | 'favicon', fault: UploadFault): string => {
  switch (fault) {
    case 'type':
      return purpose === 'favicon' ? 'Use an ico, png, gif or jpeg file.' : 'Use a png, gif or jpeg file.'
    case 'bytes':
      return `${purposeWords[purpose]} may have at most ${megabytes(uploadLimits[purpose].bytes)}.`
    case 'side':
      return `${purposeWords[purpose]} may have at most ${uploadLimits.favicon.side}×${uploadLimits.favicon.side} pixels.`
    case 'pixels':
      return `${purposeWords[purpose]} may have at most ${pixelMaximum / 1e6} million pixels.`
    case 'unreadable':
      return uploadFailed.text
  }
}

/** What somebody is told whose file will not do for its purpose. */
export const uploadRefusal = (purpose: UploadPurpose, fault: UploadFault): Problem => {
  const problem = problems[fault]
  return purpose === 'image' ? problem : { ...problem, text: reason(purpose, fault) }
}
