import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'magician',
  kind: 'events',
  names: {
    english: 'Magician',
    spanish: 'Mago',
    french: 'Magicien',
    italian: 'Mago',
    german: 'Zauberer',
    japanese: 'マジシャン',
    Korean: '마술사',
  },
  naming: {
    english:
      listed(`close-up magic, magic shows, close-up magician, illusionist, magic show, mind reader, mentalist,
      corporate magician, table magic, wedding magician, hypnotist show, fire performer, fire eater,
      stilt walker, juggler, stage magician, magicians, ventriloquist, circus performers, comedian,
      fire breather, stand-up comedian`),
    spanish:
      listed(`maga, ilusionista, magia de cerca, espectáculo de magia, mentalista, magia para bodas, malabarista,
      zancudos, ventrílocuo, mago para eventos, monologuista`),
    french: listed(`magicienne, close-up, spectacle de magie, mentaliste, illusionniste, prestidigitateur,
      cracheur de feu, jongleur, échassier, magie de proximité, ventriloque, hypnose de spectacle`),
    italian:
      listed(`prestigiatore, illusionista, spettacoli di magia, micromagia, mentalista, maga, mangiafuoco,
      giocoliere, trampolieri, ventriloquo, cabarettista`),
    german:
      listed(`Zauberkünstler, Zauberkünstlerin, Zauberin, Zaubershow, Magier, Magierin, Mentalist, Mentalistin,
      Close-up-Zauberei, Tischzauberer, Feuerkünstler, Feuerkünstlerin, Jongleur, Jongleurin, Illusionist,
      Illusionistin, Stelzenläufer, Stelzenläuferin, Feuershow, Bauchredner, Bauchrednerin, Gaukler,
      Gauklerin, Komiker, Komikerin, Zauberkunst`),
    japanese: listed(
      '手品師, マジックショー, 出張マジシャン, クロースアップマジック, メンタリスト, 奇術師, ジャグラー, 出張マジック, 落語家, ファイヤーパフォーマンス',
    ),
    Korean: listed(
      '마술공연, 마술쇼, 출장 마술, 멘탈리스트, 마술 공연팀, 저글링 공연, 마술사 섭외, 서커스 공연',
    ),
  },
  things: {
    english:
      listed(`tricks, cards, coins, rabbit, weddings, cabaret, astonish, walkabout, tables, illusions, wand,
      sleight of hand, gala, stage`),
    spanish: listed('trucos, cartas, bodas, comuniones, niños, ilusión, monedas, escenario'),
    french: listed('tours, cartes, mariage, anniversaire, illusion, pièces, scène, lapin, cabaret'),
    italian: listed('trucchi, carte, matrimoni, compleanni, illusioni, monete, palco, coniglio, close-up'),
    german: listed(`Tricks, Karten, Münzen, Bühne, Hochzeit, Staunen, Gala, Kindergeburtstag, Illusion, Hut,
      Betriebsfeier`),
    japanese: listed('手品, トランプ, コイン, 余興, パーティー, 結婚式, 舞台, イリュージョン'),
    Korean: listed('카드, 동전, 공연, 행사, 무대, 비둘기, 신기한, 돌잔치'),
  },
}
