import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'bookbinder',
  kind: 'maker',
  names: {
    english: 'Bookbinder',
    spanish: 'Encuadernador',
    french: 'Relieur',
    italian: 'Rilegatore',
    german: 'Buchbinder',
    japanese: '製本工房',
    Korean: '제본공방',
  },
  naming: {
    english:
      listed(`bookbinding, book binding, bindery, book bindery, book restoration, book repairs, thesis binding,
      bible rebinding, rebind books, rebind old books, book restorer`),
    spanish: listed(`encuadernación, encuadernadora, encuadernaciones, encuaderno, restauración de libros,
      taller de encuadernación, encuadernación de tesis,
      encuadernamos`),
    french: listed(`reliure, relieuse, atelier de reliure, reliure de thèses, restauration de livres,
      relieur doreur, relie des livres, relie vos livres, relieuse-doreuse`),
    italian: listed(`legatoria, rilegatura, rilegatura tesi, rilegatrice, restauro libri, legatore,
      legatoria artigianale, rilego, rileghiamo, rilegatoria, legatoria artigiana`),
    german:
      listed(`Buchbinderei, Buchbinderin, Bücher binden, Buchrestaurierung, Handbuchbinderei, Bücher reparieren,
      Masterarbeiten binden`),
    japanese: listed('製本, 製本所, 本の修理, 論文製本, 手製本, ルリユール, 製本屋'),
    Korean: listed('제본, 제본소, 수제본, 책 수선, 논문 제본, 고서 수선, 제본집'),
  },
  things: {
    english: listed('thesis, bible, notebook, slip case, cover, spine, hardcover, album, folder, journal'),
    spanish: listed('libro, libros, tesis, libreta, álbum, lomo, tapa, cuaderno'),
    french: listed('livre, livres, thèse, carnet, étui, registre, coffret'),
    italian: listed('libro, libri, tesi, agenda, scatola, quaderno, dorso, album'),
    german: listed('Buch, Bücher, Abschlussarbeit, Mappe, Schachtel, Einband, Notizbuch, Gästebuch'),
    japanese: listed('本, 論文, ノート, 和綴じ, 表紙, 手帳, アルバム'),
    Korean: listed('책, 논문, 노트, 하드커버, 고서, 표지, 앨범'),
  },
}
