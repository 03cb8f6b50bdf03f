import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'reuse-center',
  kind: 'community',
  otherKind: 'shop',
  names: {
    english: 'Reuse center',
    spanish: 'Centro de reutilización',
    french: 'Ressourcerie',
    italian: 'Centro del riuso',
    german: 'Sozialkaufhaus',
    japanese: 'リユースショップ',
    Korean: '재사용 가게',
  },
  naming: {
    english: listed(`reuse centre, reuse shop, re-use centre, re-use shop, recycling shop, furniture reuse,
      community reuse centre, scrapstore`),
    spanish: listed('tienda de reutilización, rastro solidario, trapería solidaria'),
    french: listed(`recyclerie, ressourceries, recycleries, magasin de réemploi, boutique de réemploi,
      centre de réemploi, atelier de réemploi`),
    italian: listed('emporio del riuso, centro riuso, mercatino del riuso, negozio del riuso'),
    german:
      listed(`Gebrauchtwarenkaufhaus, Gebrauchtkaufhaus, Sozialkaufladen, Wiederverwendungszentrum, Möbelkammer,
      Möbellager für Bedürftige`),
    japanese: listed('リユースセンター, リサイクルセンター, 再利用ショップ'),
    Korean: listed('재사용센터, 재활용 가게, 재활용센터, 나눔 가게, 재사용 나눔가게'),
  },
  things: {
    english:
      listed(`reuse, donated, furniture, crockery, clothes, second hand, upcycled, upcycling, volunteers,
      donations, collection`),
    spanish: listed(
      `reutilizar, muebles, vajilla, ropa, libros, segunda mano, donaciones, recogida, voluntarios`,
    ),
    french:
      listed(`réemploi, meubles, vaisselle, vêtements, livres, bibelots, dons, collecte, bénévoles, récupère,
      revend, upcycling, jouets`),
    italian: listed('riuso, mobili, stoviglie, vestiti, libri, usato, donazioni, ritiro, volontari'),
    german: listed(`Gebrauchtes, Möbel, Geschirr, Kleidung, Bücher, Hausrat, Spenden, Abholung, Upcycling`),
    japanese: listed('中古, 家具, 食器, 衣類, 本, 寄付, 再利用, 回収'),
    Korean: listed('중고, 가구, 그릇, 옷, 책, 기부, 나눔, 수거'),
  },
}
