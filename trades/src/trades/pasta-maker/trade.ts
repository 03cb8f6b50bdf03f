import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'pasta-maker',
  kind: 'food-counter',
  names: {
    english: 'Fresh pasta shop',
    spanish: 'Casa de pastas',
    french: 'Pâtes fraîches',
    italian: 'Pastificio',
    german: 'Pastamanufaktur',
    japanese: '生パスタ専門店',
    Korean: '생면 파스타 가게',
  },
  naming: {
    english: listed('fresh pasta, pasta shop, pasta maker, handmade pasta, pasta laboratory, homemade pasta'),
    spanish: listed('pasta artesanal, pasta hecha a mano, fábrica de pastas, pastas frescas, pastas caseras'),
    french: listed('pâtes artisanales, fabrique de pâtes, pâtes fraîches maison, atelier de pâtes'),
    italian: listed(
      'pastificio artigianale, pasta fatta a mano, pasta fresca artigianale, laboratorio di pasta, pasta all’uovo, sfoglina, pasta ripiena',
    ),
    german: listed(
      'frische Pasta, Nudelmanufaktur, hausgemachte Nudeln, Nudelladen, Pasta Manufaktur, Nudelmacherei',
    ),
    japanese: listed('製麺所, 生パスタ, 手打ちパスタ, 生麺販売, 自家製麺販売'),
    Korean: listed('제면소, 생면 가게, 수제 파스타면, 생파스타'),
  },
  things: {
    english: listed('semolina, by weight, filled, dough, sheets, trays, egg, tagliatelle'),
    spanish: listed('al peso, ravioles, sorrentinos, tallarines, masa, rellenos, sémola'),
    french: listed('au poids, farcies, semoule, pâte, barquette, raviolis'),
    italian: listed('orecchiette, sfoglia, al chilo, ripieno, semola, vassoio, impasto, strascinati'),
    german: listed('Hartweizen, Teig, gefüllt, nach Gewicht, Grieß, Tagliatelle'),
    japanese: listed('小麦, 生地, 乾麺, 詰め物, フェットチーネ'),
    Korean: listed('밀가루, 반죽, 면, 세몰리나, 뇨키'),
  },
}
