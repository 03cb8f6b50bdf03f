import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'museum',
  kind: 'community',
  names: {
    english: 'Museum and library',
    spanish: 'Museo y biblioteca',
    french: 'Musée et bibliothèque',
    italian: 'Museo e biblioteca',
    german: 'Museum und Bibliothek',
    japanese: '資料館・図書室',
    Korean: '박물관·도서관',
  },
  naming: {
    english: listed(`community library, heritage centre, village museum, steam railway, local history society,
      gallery museum`),
    spanish: listed('museo etnográfico'),
    french: listed('écomusée, train touristique'),
    italian: listed('ecomuseo'),
    german: listed('heimatmuseum, bücherei, museumsbahn, heimatverein'),
    japanese: listed('資料館, 私設図書館, 記念館, まちライブラリー'),
    Korean: listed('작은도서관, 기념관'),
  },
  things: {
    english: listed(
      `exhibits, collection, admission, tours, borrow, exhibition, heritage, museum, library, archive`,
    ),
    spanish: listed(`exposición, colección, entrada, visitas, libros, préstamo, museo, biblioteca, archivo`),
    french: listed(`exposition, collection, entrée, visites, livres, prêt, musée, bibliothèque, médiathèque`),
    italian: listed(
      `esposizione, collezione, ingresso, visite, libri, prestito, museo, biblioteca, archivio`,
    ),
    german: listed(
      `ausstellung, sammlung, eintritt, führungen, bücher, ausleihe, museum, bibliothek, archiv`,
    ),
    japanese: listed('展示, 所蔵, 入館, 本, 貸出, 図書館, 博物館'),
    Korean: listed('전시, 소장품, 입장, 책, 대출, 도서관, 박물관'),
  },
}
