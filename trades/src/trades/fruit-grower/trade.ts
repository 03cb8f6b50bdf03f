import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'fruit-grower',
  kind: 'food-counter',
  names: {
    english: 'Fruit farm',
    spanish: 'Productor de fruta',
    french: 'Arboriculteur',
    italian: 'Frutticoltore',
    german: 'Obsthof',
    japanese: '果樹農家',
    Korean: '과일 농장',
  },
  naming: {
    english:
      listed(`pick your own, u-pick, apple orchard, berry farm, strawberry farm, fruit grower, cherry orchard,
      blueberry farm`),
    spanish:
      listed(`huerto de frutales, recoge tu fruta, finca de naranjos, naranjas a domicilio, productor de aceite,
      almazara`),
    french: listed('cueillette à la ferme, libre cueillette, producteur de fruits, producteur de pommes'),
    italian: listed('frutteto, raccogli la frutta, produttore di mele, frantoio, olio extravergine'),
    german: listed('obstbauer, selbstpflücken, erdbeerhof, obstplantage, spargelhof, beerenhof'),
    japanese: listed('観光農園, いちご狩り, ぶどう狩り, みかん農園, りんご園, くだもの狩り'),
    Korean: listed('사과 농장, 딸기 농장, 감귤 농장, 과일 직송, 딸기 체험, 포도 농장'),
  },
  things: {
    english: listed(
      `strawberries, raspberries, apples, pears, plums, punnet, cherries, picking season, juice`,
    ),
    spanish: listed('naranjas, manzanas, fresas, cerezas, cosecha, cajas, aceitunas'),
    french: listed('pommes, poires, fraises, cerises, prunes, jus de pomme, récolte, verger'),
    italian: listed('mele, pere, fragole, ciliegie, arance, raccolta, olive, succo'),
    german: listed('äpfel, birnen, erdbeeren, kirschen, pflaumen, saft, ernte, spargel, streuobst'),
    japanese: listed('いちご, ぶどう, みかん, りんご, 桃, 梨, もぎ取り, 収穫'),
    Korean: listed('딸기, 사과, 포도, 복숭아, 배, 감귤, 한라봉, 수확'),
  },
}
