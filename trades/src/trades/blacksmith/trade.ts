import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'blacksmith',
  kind: 'maker',
  names: {
    english: 'Blacksmith',
    spanish: 'Herrero',
    french: 'Forgeron',
    italian: 'Fabbro',
    german: 'Kunstschmied',
    japanese: '鍛冶屋',
    Korean: '대장간',
  },
  naming: {
    english: listed(`ironwork, wrought iron, artist blacksmith, ornamental ironwork, metalsmith, forge work,
      blacksmithing, blacksmiths, smithy, forge and foundry, hand-forged ironwork, village blacksmith,
      ironmaster, forged ironwork, blacksmith forge`),
    spanish:
      listed(`herrería, forja artística, forjador, cerrajería artística, forja artesanal, herrera, forja,
      herrería artística, taller de forja`),
    french: listed('ferronnier, ferronnerie d’art, forge, forgeronne, ferronnier d’art, forge artisanale'),
    italian:
      listed(`fabbro ferraio, ferro battuto, carpenteria metallica leggera, forgiatore, fucina, forgiatura,
      fabbro d’arte, lavorazione ferro battuto`),
    german:
      listed(`schmied, schmiede, kunstschmiede, metallgestaltung, schmiedearbeiten, Schmiedin, Kunstschmiedin,
      Schmiedewerkstatt, Dorfschmiede, Metallgestalter, Metallgestalterin, Schmiedekunst,
      Kunstschmiedearbeiten`),
    japanese: listed(
      '鍛冶, 鉄工房, 鍛鉄, 鍛冶工房, アイアンワーク, 鍛冶職人, 野鍛冶, 鍛冶屋さん, ロートアイアン',
    ),
    Korean: listed('대장장이, 단조 공방, 단조, 철공예, 대장간 체험, 단철 공예'),
  },
  things: {
    english:
      listed(`gate, iron, forge, anvil, candlestick, latch, steel, gates, fire irons, hooks, hammer, hearth,
      weathervanes, hinges, pokers, scrolls, firepits`),
    spanish: listed('hierro, reja, puerta, yunque, rejas, fragua, martillo, puertas, faroles, fuego'),
    french: listed('fer, rampe, grille, enclume, marteau, grilles, feu, rampes, crochets, lanternes'),
    italian: listed('ferro, inferriata, incudine, martello, forgia, fuoco, inferriate, lanterne'),
    german:
      listed(`eisen, tor, geländer, gitter, amboss, zaun, stahl, Esse, Tore, Feuer, Hammer, Haken, Wetterfahne,
      Feuerschale`),
    japanese: listed('鉄, 門扉, 手すり, 金床, 鋼, 金槌, 炉, 鍛造, 火, 農具, 鍬'),
    Korean: listed('쇠, 대문, 난간, 철, 호미, 모루, 망치, 낫, 불, 농기구, 풀무'),
  },
}
