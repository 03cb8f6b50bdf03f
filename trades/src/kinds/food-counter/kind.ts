import type { Kind } from '../../kind.ts'
import { listed } from '../../listed.ts'

export const kind: Kind = {
  id: 'food-counter',
  names: {
    english: 'Food counter',
    spanish: 'Mostrador de comida',
    french: 'À emporter',
    italian: 'Banco gastronomico',
    german: 'Imbiss und Theke',
    japanese: '食べもの・持ち帰り',
    Korean: '먹거리',
  },
  tone: 'loud',
  ways: ['walk-in', 'order', 'hire'],
  families: ['poster', 'counter', 'press', 'workshop'],
  palettes: ['marigold', 'butter', 'bubblegum', 'ember'],
  artwork: {
    forms: ['strands', 'lines', 'paper', 'glyph'],
    motifs: ['coffee-shop', 'catering'],
    never: ['flag', 'mustache', 'chef', 'tablecloth'],
  },
  schemaType: 'FoodEstablishment',
  things: {
    english:
      listed(`sandwich, loaf, pastry, takeaway, queue, portion, counter, bread, loaves, sourdough, rolls, buns, cakes,
      croissants, pies, doughnuts, donuts, cookies, brownies, bagels, sausages, bacon, mince, joints, fillets,
      cheese, eggs, honey, jam, chutney, milk, butter, vegetables, fruit, apples, potatoes, berries, jars,
      bottles, beer, wine, cider, gin, coffee beans, chocolates, ice cream, scoop, gelato, waffles, crepes,
      fries, chips, burgers, tacos, burritos, hot dogs, take away, pre-order, fresh daily, baked, homemade,
      till sold out, cash only, price per kilo, kilo, vegan options, organic, harvest, picked, smoked,
      tastings, bottled, butchered, carnitas, birria, deli, soup, chowder, clams, lobster rolls, toasties,
      scones`),
    spanish:
      listed(`bocadillo, pan, pastel, ración, para llevar, bollería, tartas, galletas, embutidos, jamón, carne,
      chorizo, quesos, huevos, miel, mermelada, leche, verduras, fruta, naranjas, patatas, papas, fresas,
      botes, botellas, cerveza, vino, sidra, bombones, helados, bolas, cucurucho, gofres, crepes,
      patatas fritas, hamburguesas, tacos, empanadas, tortas, quesadillas, tamales, pasteles de tres leches,
      gelatinas, postres, casero, por encargo, pedidos, en el mercado, el kilo, la docena, ecológico, cosecha,
      ahumado, cata, degustación, venta directa, pescado, mariscos, aguas frescas, antojitos, mole, masa madre`),
    french:
      listed(`sandwich, pain, pâtisserie, à emporter, baguette, viennoiseries, croissants, gâteaux, tartes, brioche,
      saucisses, jambon, viande, steak haché, fromages, œufs, miel, confitures, lait, beurre, légumes, fruits,
      pommes, pommes de terre, fraises, bocaux, bouteilles, bière, vin, cidre, chocolats, glaces, boules,
      cornets, gaufres, crêpes, frites, burgers, tacos, salades, soupes, fait maison, sur commande, au marché,
      au kilo, la douzaine, bio, récolte, fumé, dégustation, vente directe, caveau, poissons, huîtres,
      coquillages, moules, volailles, agneau, levain, cuits au bois, jus de pomme, macarons`),
    italian:
      listed(`panino, pane, dolce, porzione, asporto, pagnotte, focaccia, focacce, cornetti, torte, biscotti, salumi,
      salsicce, prosciutto, carne, formaggi, formaggio, uova, miele, marmellate, latte, burro, verdura, frutta,
      mele, patate, fragole, vasetti, bottiglie, birra, vino, cioccolatini, gelato, cialde, crêpes, patatine,
      panzerotti, calzoni, arancini, piadine, hamburger, da asporto, fatto in casa, su ordinazione, al mercato,
      al chilo, la dozzina, biologico, raccolto, affumicato, degustazione, vendita diretta, pesce fresco, olio,
      pasta fresca, tortellini, tartufi freschi, lievito madre, pizza al taglio, teglia`),
    german:
      listed(`brötchen, brot, portion, zum mitnehmen, brezeln, torten, gebäck, wurst, schinken, fleisch, hackfleisch,
      filet, käse, eier, honig, marmelade, milch, butter, gemüse, obst, äpfel, kartoffeln, beeren, erdbeeren,
      spargel, flaschen, bier, wein, most, schnaps, bohnen, pralinen, kugel, waffeln, crêpes, pommes, fritten,
      currywurst, bratwurst, burger, döner, wrap, belegte brötchen, vorbestellung, frisch gebacken,
      hausgemacht, wochenmarkt, solange der vorrat, kilo, pfund, bio, ernte, geräuchert, verkostung, ab hof,
      fangfrisch, krabben, matjes, schollen, fisch, lachs, forellen, saft, kürbiskernöl, erdäpfel, schokolade,
      salate, suppen, leberkäse, imbiss`),
    japanese:
      listed(`パン, 弁当, 惣菜, 持ち帰り, 焼きたて, 食パン, ケーキ, 焼き菓子, クッキー, 和菓子, どら焼き, 団子, 大福, 饅頭, おにぎり, コロッケ, 唐揚げ, たこ焼き, アイス, ソフトクリーム,
      クレープ, たい焼き, コーヒー豆, チーズ, 卵, はちみつ, ジャム, 牛乳, 野菜, 果物, りんご, みかん, いちご, お米, 米, 瓶詰, 一袋, 詰め合わせ, 地ビール, ワイン, 日本酒,
      焼酎, 豆腐, 味噌, 醤油, 漬物, 魚, 鮮魚, 干物, 精肉, ハム, テイクアウト, お持ち帰り, ご予約, 売り切れ, 手作りの, 無添加, 地方発送, 収穫, お取り寄せ, 炭火, 煎った`),
    Korean:
      listed(`빵, 도시락, 반찬, 포장, 김밥, 식빵, 케이크, 쿠키, 과자, 떡, 호떡, 붕어빵, 주먹밥, 튀김, 떡볶이, 순대, 아이스크림, 크레페, 와플, 원두, 치즈, 계란, 우유, 채소,
      과일, 사과, 감귤, 딸기, 쌀, 한 병, 한 개, 맥주, 와인, 막걸리, 두부, 된장, 고추장, 간장, 김치, 나물, 생선, 건어물, 정육, 고기, 테이크아웃, 예약 주문, 품절,
      수제 간식, 무첨가, 택배, 직송, 수확, 산지, 장조림, 밑반찬`),
  },
}
