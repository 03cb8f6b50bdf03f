import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'toy-rental',
  kind: 'children',
  otherKind: 'shop',
  names: {
    english: 'Toy rental',
    spanish: 'Alquiler de juguetes',
    french: 'Location de jouets',
    italian: 'Noleggio giocattoli',
    german: 'Spielzeugverleih',
    japanese: 'おもちゃレンタル',
    Korean: '장난감 대여',
  },
  naming: {
    english: listed(`toy library, toy hire, toy subscription, toy rentals, rent toys, baby equipment hire,
      baby gear rental, toy lending library, soft play hire`),
    spanish:
      listed(`biblioteca de juguetes, alquilar juguetes, alquiler artículos de bebé, suscripción de juguetes,
      préstamo de juguetes`),
    french: listed(
      `louer des jouets, abonnement jouets, location de matériel bébé, location matériel de puériculture`,
    ),
    italian:
      listed(`ludoteca itinerante, noleggio articoli per bambini, affitto giocattoli, noleggio passeggini,
      abbonamento giocattoli`),
    german:
      listed(`Spielzeug mieten, Ludothek, Spielothek für Kinder, Spielzeugvermietung, Babyausstattung mieten,
      Kinderwagenverleih, Spielzeugabo`),
    japanese: listed(
      'おもちゃのサブスク, 知育玩具レンタル, おもちゃ図書館, ベビー用品レンタル, おもちゃのレンタル',
    ),
    Korean: listed('장난감도서관, 장난감 대여점, 육아용품 대여, 장난감 구독, 유아용품 렌탈'),
  },
  things: {
    english:
      listed(`toys, puzzles, borrow, swap, monthly box, toddlers, cots, prams, wooden, return, car seats,
      high chairs`),
    spanish: listed('juguetes, puzles, niños, caja mensual, cuna, carrito, madera, devolver, socios'),
    french: listed('jouets, puzzles, emprunter, enfants, bois, lit parapluie, poussette, échange'),
    italian: listed('giocattoli, puzzle, prestito, scatola, bambini, lettino, passeggino, scambio'),
    german: listed(
      `Spielzeug, Leihen, Abo, Puzzle, Kleinkinder, Tauschen, Reisebett, Monatskiste, Kindersitz`,
    ),
    japanese: listed('おもちゃ, 知育, 月額, 交換, 返却, ベビーベッド, ベビーカー, 月齢'),
    Korean: listed('장난감, 반납, 회원, 유모차, 바운서, 쏘서, 교구, 소독, 월정액'),
  },
}
