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
    english: ['gallery', 'contemporary art gallery', 'fine art gallery', 'picture gallery'],
    spanish: ['galerista', 'sala de arte', 'espacio de arte'],
    french: ['galeriste', "espace d'exposition"],
    italian: ['gallerista', 'spazio espositivo'],
    german: ['galerie', 'galerist', 'kunsthandlung'],
    japanese: ['ギャラリー', 'アートギャラリー', '美術商'],
    Korean: ['갤러리', '아트 갤러리', '미술관 카페'],
  },
  things: {
    english: ['painting', 'artist', 'exhibition', 'print', 'sculpture', 'opening', 'private view', 'canvas'],
    spanish: ['cuadro', 'artista', 'exposición', 'escultura', 'obra gráfica'],
    french: ['tableau', 'artiste', 'exposition', 'sculpture', 'vernissage'],
    italian: ['quadro', 'artista', 'mostra', 'scultura', 'vernissage'],
    german: ['gemälde', 'künstler', 'ausstellung', 'skulptur', 'vernissage', 'druck'],
    japanese: ['絵画', '作家', '個展', '展覧会', '版画'],
    Korean: ['그림', '작가', '전시', '조각', '판화'],
  },
  schemaType: 'ArtGallery',
}
