import type { ApiOptions } from '../api-options.ts'
import type { ImageResizer } from '../image/image-resizer.ts'
import { createSearchStock } from './search-stock.ts'
import { createTakePicture } from './take-picture.ts'

/** What looks into the connected libraries of pictures, and takes pictures out of them. */
export const openStockServices = ({
  stock,
  fetchOutside,
  log,
  resizeImage,
}: Pick<ApiOptions, 'stock' | 'fetchOutside' | 'log'> & { readonly resizeImage: ImageResizer }) => {
  const onTrouble = (error: unknown) => log.warn({ err: error }, 'a library of pictures could not be asked')
  return {
    searchStock: createSearchStock({ stock, onTrouble }),
    takePicture: createTakePicture({ stock, fetchOutside, resizeImage, onTrouble }),
  }
}
