import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'illustrator',
  kind: 'maker',
  otherKind: 'professional-office',
  names: {
    english: 'Illustrator',
    spanish: 'Ilustrador',
    french: 'Illustrateur',
    italian: 'Illustratore',
    german: 'Illustrator',
    japanese: 'イラストレーター',
    Korean: '일러스트레이터',
  },
  naming: {
    english:
      listed(`illustration, illustrations, children’s book illustrator, portrait artist, cartoonist, caricaturist,
      book illustrator, comic artist, freelance illustrator, botanical illustrator, fashion illustrator,
      pet portrait artist, animator, animation studio, caricature artist, concept artist,
      storyboard artist, commissions artist, courtroom artist, editorial illustration, watercolour artist,
      fine artist, pet portraits in watercolour, pet portraits in oil, watercolour portraits, paint portraits,
      painter of portraits, portraits in oil`),
    spanish:
      listed(`ilustradora, ilustración, ilustración infantil, caricaturista, dibujante, retratista, ilustraciones,
      dibujante de cómics, retratos a la acuarela, pinto retratos, animador 2D, artista plástica`),
    french:
      listed(`illustratrice, illustration, illustration jeunesse, caricaturiste, dessinateur, dessinatrice,
      portraitiste, portraits à l’aquarelle, peins des portraits, auteur de bd, artiste peintre, facilitation graphique`),
    italian:
      listed(`illustratrice, illustrazioni, illustrazione per l’infanzia, caricaturista, ritrattista, ritratti ad acquerello, dipingo ritratti, fumettista,
      disegnatore, artista pittore, pittrice`),
    german:
      listed(`Illustratorin, Illustration, Illustrationen, Kinderbuchillustrator, Kinderbuchillustratorin,
      Comiczeichner, Comiczeichnerin, Zeichner, Zeichnerin, Porträtzeichner, Porträtzeichnerin,
      Karikaturist, Karikaturistin, Schnellzeichner, Schnellzeichnerin, Buchillustration, Cartoonist,
      Cartoonistin, Kunstmaler, Kunstmalerin, Porträtmaler, Porträtmalerin, Trickfilm, Graphic Recording,
      freischaffende Künstlerin, male Porträts, Porträts in Aquarell, male Tierporträts`),
    japanese: listed(
      'イラスト制作, 似顔絵, 挿絵, 絵本作家, イラスト, 漫画家, 似顔絵師, 画家, 肖像画, 絵師, 似顔絵描き',
    ),
    Korean: listed(
      '일러스트, 삽화, 캐리커처, 캐리커쳐, 그림작가, 웹툰 작가, 일러스트 작가, 초상화, 동화 그림, 초상화 작가',
    ),
  },
  things: {
    english:
      listed(`drawings, sketches, ink, picture books, watercolour, prints, covers, commissions, characters,
      digital, pencil, editorial, posters, cards, comics`),
    spanish: listed('dibujos, bocetos, tinta, acuarela, cuentos, retratos, láminas, cómic'),
    french: listed('dessins, croquis, encre, aquarelle, albums, portraits, affiches, bande dessinée'),
    italian: listed('disegni, schizzi, inchiostro, acquerello, albi, ritratti, stampe, fumetti, copertine'),
    german:
      listed(`Zeichnungen, Skizzen, Tusche, Kinderbuch, Aquarell, Porträt, Comic, Cover, Bleistift, Drucke,
      Postkarten, Figuren, Plakate`),
    japanese: listed('絵, スケッチ, 水彩, 絵本, キャラクター, ペン画, カット, ポスター'),
    Korean: listed('그림, 스케치, 수채화, 동화책, 초상, 캐릭터, 드로잉, 표지, 이모티콘'),
  },
}
