import type { ApiOptions } from '../api-options.ts'
import type { ImageResizer } from '../image/image-resizer.ts'
import type { TryShare } from '../limits/rate-limits.ts'
import { createSearchStock } from './search-stock.ts'
import { createTakePicture } from './take-picture.ts'

/** What looks into the connected libraries of pictures, and takes pictures out of them. */
export const openStockServices = ({
  stock,
  fetchOutside,
  log,
  resizeImage,
  tryShare,
}: Pick<ApiOptions, 'stock' | 'fetchOutside' | 'log'> & {
  readonly resizeImage: ImageResizer
  readonly tryShare: TryShare
}) => {
  const onTrouble = (error: unknown) => log.warn({ err: error }, 'a library of pictures could not be asked')
  return {
    searchStock: createSearchStock({ stock, tryShare, onTrouble }),
    takePicture: createTakePicture({ stock, tryShare, fetchOutside, resizeImage, onTrouble }),
  }
}
