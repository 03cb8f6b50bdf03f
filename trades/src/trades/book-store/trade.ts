import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'book-store',
  kind: 'shop',
  names: {
    english: 'Books',
    spanish: 'Librería',
    french: 'Librairie',
    italian: 'Libreria',
    german: 'Buchhandlung',
    japanese: '書店',
    Korean: '서점',
  },
  naming: {
    english:
      listed(`bookshop, bookstore, bookseller, second-hand books, used books, rare books, antiquarian books,
      secondhand bookshop`),
    spanish: listed('librero, libros de segunda mano, libros usados, librería de viejo'),
    french: listed('libraire, bouquiniste, livres d’occasion, librairie ancienne'),
    italian: listed('libraio, libri usati, libreria antiquaria'),
    german: listed('buchladen, buchhändler, antiquariat, bücherstube, bücherladen'),
    japanese: listed('本屋, 古本屋, 古書店, 新刊書店, ブックストア, 本屋さん, ブックカフェ'),
    Korean: listed('책방, 헌책방, 독립서점, 동네책방, 중고책, 북카페'),
  },
  things: {
    english: listed('novel, poetry, author, shelf, paperback, reading, first edition, story time'),
    spanish: listed('libro, novela, poesía, autor, lectura, cuento'),
    french: listed('livre, roman, poésie, auteur, lecture, bande dessinée'),
    italian: listed('libro, romanzo, poesia, autore, lettura, scaffale'),
    german: listed('buch, bücher, roman, lesung, autor, lyrik, lesen'),
    japanese: listed('本, 古本, 古書, 小説, 絵本, 読書, 文庫'),
    Korean: listed('책, 소설, 시집, 그림책, 독서, 작가'),
  },
  schemaType: 'BookStore',
}
