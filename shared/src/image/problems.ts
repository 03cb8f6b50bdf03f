import type { Problem } from '../problem/problem.ts'
import { megabytes, pixelMaximum, uploadLimits } from './image-limits.ts'

/** Specification 8: an upload failed. */
export const uploadFailed: Problem = {
  code: 'image.upload-failed',
  status: 400,
  text: 'There was a problem uploading your image. Please try again.',
}

/** Nothing is wrong with the picture: too many wait to be opened. */
export const uploadsBusy: Problem = {
  code: 'image.busy',
  status: 503,
  text: 'Many pictures are being uploaded right now. Please try again in a moment.',
}

/** A picture whose bytes did not arrive in two minutes. Not 408: browsers send such a call again by themselves. */
export const uploadTooSlow: Problem = { ...uploadFailed, code: 'image.too-slow', status: 503 }

/** Specification 8: invalid file type. */
export const invalidImageType: Problem = {
  code: 'image.invalid-type',
  status: 415,
  text: 'Some images were not uploaded. Use a jpg, png, gif or webp image.',
}

/** Specification 5: an upload beyond the size that an image may have. */
export const imageTooLarge: Problem = {
  code: 'image.too-large',
  status: 413,
  text: `Some images were not uploaded. An image may have at most ${megabytes(uploadLimits.image.bytes)}.`,
}

/** A picture of more pixels than are opened. */
export const tooManyPixels: Problem = {
  code: 'image.too-many-pixels',
  status: 413,
  text: `Some images were not uploaded. An image may have at most ${pixelMaximum / 1e6} million pixels.`,
}

/** Specification 8: maximum uploaded images reached. */
export const imageLimitReached: Problem = {
  code: 'image.limit-reached',
  status: 403,
  text: 'Maximum uploaded images reached',
}

/** The address is none of a film, or its host shows no picture for it. */
export const noFilmPoster: Problem = {
  code: 'image.no-film-poster',
  status: 404,
  text: 'No picture of this film was found. Upload one of your own.',
}

/** What was asked for is no picture's name. */
export const noSuchImage: Problem = {
  code: 'image.not-found',
  status: 404,
  text: 'There is no such picture.',
}

/** A picture that stands on the page cannot be deleted under it. */
export const imageInUse: Problem = {
  code: 'image.in-use',
  status: 409,
  text: 'This picture stands on your page. Replace or remove it there first.',
}
