import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'pet-shop',
  kind: 'animals',
  otherKind: 'shop',
  names: {
    english: 'Pet shop',
    spanish: 'Tienda de mascotas',
    french: 'Animalerie',
    italian: 'Negozio di animali',
    german: 'Zoohandlung',
    japanese: 'ペットショップ',
    Korean: '반려동물 용품점',
  },
  naming: {
    english:
      listed(`pet shops, pet store, pet supplies, pet food shop, raw dog food, pet supply store, reptile shop,
      pet stores, dog food shop`),
    spanish:
      listed(`tienda de animales, tienda para mascotas, piensos para mascotas, accesorios para mascotas,
      comida para perros`),
    french: listed(`animaleries, magasin pour animaux, boutique pour animaux, accessoires pour animaux,
      alimentation animale`),
    italian: listed(
      `pet shop, articoli per animali, negozio per animali, alimenti per animali, mangimi per animali`,
    ),
    german:
      listed(`Zoofachgeschäft, Tierbedarf, Tierfutter, Haustierbedarf, Heimtierbedarf, Hundefutter, Barf-Laden,
      Futterhaus, Tiernahrung`),
    japanese: listed('ペット用品店, ペットフード店, 犬用品, 爬虫類ショップ, 小鳥屋'),
    Korean: listed('펫샵, 애견용품, 반려동물용품, 수제간식 강아지, 펫푸드, 파충류샵, 애견 용품점'),
  },
  things: {
    english:
      listed(`food, leads, collars, cages, toys, bedding, hamsters, rabbits, treats, fish, litter, aquatics,
      reptiles, chews`),
    spanish: listed(`pienso, correas, jaulas, juguetes, hámster, pájaros, arena, collares, camas, reptiles`),
    french: listed(
      `croquettes, laisses, cages, jouets, litière, oiseaux, rongeurs, colliers, paniers, reptiles`,
    ),
    italian: listed(
      `crocchette, guinzagli, gabbie, giochi, lettiera, uccelli, criceti, collari, cucce, rettili`,
    ),
    german:
      listed(`Futter, Leinen, Halsbänder, Käfige, Hamster, Spielzeug, Streu, Vögel, Nager, Leckerli, Körbchen,
      Terraristik, Napf`),
    japanese: listed(
      'ドッグフード, おやつ, 首輪, ケージ, おもちゃ, ハムスター, 小鳥, 猫砂, ペット用品, 爬虫類',
    ),
    Korean: listed('사료, 간식, 목줄, 장난감, 햄스터, 모래, 하우스, 캣타워, 파충류, 영양제'),
  },
  schemaType: 'PetStore',
}
