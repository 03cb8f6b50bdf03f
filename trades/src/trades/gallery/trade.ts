import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'gallery',
  kind: 'maker',
  otherKind: 'shop',
  names: {
    english: 'Art gallery',
    spanish: 'Galería de arte',
    french: 'Galerie d’art',
    italian: 'Galleria d’arte',
    german: 'Kunstgalerie',
    japanese: '画廊',
    Korean: '화랑',
  },
  naming: {
    english: listed('gallery, contemporary art gallery, fine art gallery, picture gallery'),
    spanish: listed('galerista, sala de arte, espacio de arte'),
    french: listed('galeriste, espace d’exposition'),
    italian: listed('gallerista, spazio espositivo'),
    german: listed('galerie, galerist, kunsthandlung'),
    japanese: listed('ギャラリー, アートギャラリー, 美術商'),
    Korean: listed('갤러리, 아트 갤러리, 미술관 카페'),
  },
  things: {
    english: listed('painting, artist, exhibition, print, sculpture, opening, private view, canvas'),
    spanish: listed('cuadro, artista, exposición, escultura, obra gráfica'),
    french: listed('tableau, artiste, exposition, sculpture, vernissage'),
    italian: listed('quadro, artista, mostra, scultura, vernissage'),
    german: listed('gemälde, künstler, ausstellung, skulptur, vernissage, druck'),
    japanese: listed('絵画, 作家, 個展, 展覧会, 版画'),
    Korean: listed('그림, 작가, 전시, 조각, 판화'),
  },
  schemaType: 'ArtGallery',
}
