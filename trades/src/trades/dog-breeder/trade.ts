import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'dog-breeder',
  kind: 'animals',
  names: {
    english: 'Dog breeder',
    spanish: 'Criador de perros',
    french: 'Éleveur de chiens',
    italian: 'Allevamento cani',
    german: 'Hundezucht',
    japanese: 'ブリーダー',
    Korean: '브리더 견사',
  },
  naming: {
    english: listed(`dog breeding, cat breeder, kennel club breeder, puppies for sale, kittens for sale,
      dog breeders, puppy breeder, rabbit breeder, alpaca breeder`),
    spanish:
      listed(`criadero de perros, cría de perros, criadora de perros, criadero canino, criadero de gatos,
      cachorros en venta, yeguada`),
    french:
      listed(`élevage canin, élevage de chiens, éleveuse de chiens, élevage félin, élevage familial, chatterie,
      élevage de chevaux`),
    italian: listed(`allevatore di cani, allevamento cinofilo, allevatrice di cani, allevamento gatti,
      allevamento felino, allevamento cavalli`),
    german:
      listed(`Hundezüchter, Hundezüchterin, Zwinger, Katzenzucht, Katzenzüchter, Katzenzüchterin, Zuchtstätte,
      Rassehunde, Welpenverkauf, Welpenabgabe, Züchter, Züchterin, Alpakazucht, Pferdezucht,
      Pferdezüchter, Pferdezüchterin, Gestüt, Kaninchenzucht`),
    japanese: listed('犬舎, ドッグブリーダー, キャッテリー, 子犬販売, 子猫販売, 仔犬'),
    Korean: listed('전문 브리더, 강아지 분양, 고양이 분양, 켄넬, 캐터리, 견사'),
  },
  things: {
    english:
      listed(`litter, litters, pedigree, puppies, kittens, health tested, vaccinated, microchipped, spaniel,
      labrador, sire, dam, bloodline, waiting list, reared indoors`),
    spanish: listed(
      `camada, cachorros, pedigrí, vacunados, raza, semental, gatitos, microchip, lista de espera, afijo`,
    ),
    french: listed('chiots, portée, LOF, LOOF, chatons, pedigree, vaccinés, pucés, étalon, reproducteurs'),
    italian: listed(
      `cuccioli, cucciolata, pedigree, ENCI, gattini, vaccinati, microchip, fattrice, stallone, razza`,
    ),
    german:
      listed(`Welpen, Wurf, Würfe, VDH, Zuchthündin, Deckrüde, Stammbaum, geimpft, gechipt, Papiere, Rüde, Hündin,
      Aufzucht, Ahnentafel, Kitten`),
    japanese: listed('血統書, 子犬, 子猫, 柴犬, トイプードル, ワクチン, 親犬, 見学, 遺伝子検査, 出産'),
    Korean: listed('혈통서, 분양, 자견, 모견, 예방접종, 새끼, 말티즈, 포메라니안, 입양, 품종'),
  },
}
