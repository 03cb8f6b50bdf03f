import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'home-baker',
  kind: 'maker',
  otherKind: 'food-counter',
  names: {
    english: 'Home baker',
    spanish: 'Repostera casera',
    french: 'Pâtissière à domicile',
    italian: 'Fornaia casalinga',
    german: 'Hausbäckerei',
    japanese: 'お菓子教室・焼き菓子工房',
    Korean: '홈베이킹 공방',
  },
  naming: {
    english:
      listed(`home baking, home bakery, cottage bakery, cottage food, microbakery, micro bakery, home-baked,
      traybakes, home bakers, cookie baker, scones and cakes, brownie maker, brownies by post,
      sourdough from home`),
    spanish:
      listed(`repostería casera, pan casero, obrador casero, galletas caseras, panadera casera, bizcochos caseros,
      dulces caseros`),
    french: listed(`biscuits maison, fournil à domicile, boulangère à domicile, micro-fournil, gâteaux maison,
      pâtisserie maison`),
    italian:
      listed(`pasticceria casalinga, dolci fatti in casa, microforno, home bakery, biscotti artigianali,
      home restaurant dolci`),
    german: listed(`Mikrobäckerei, Heimbäcker, Heimbäckerin, Kuchenmanufaktur, Hobbybäcker, Hobbybäckerin,
      Backstube zu Hause, Landfrauenkuchen, Plätzchenbäckerei`),
    japanese: listed(
      '焼き菓子工房, 焼菓子, 手作りクッキー, おうちパン屋, 焼き菓子屋, 自宅工房 お菓子, スコーン専門, おうちパン, 焼き菓子作家, お菓子工房',
    ),
    Korean: listed('수제쿠키, 홈베이킹, 구움과자, 수제디저트, 베이킹 공방, 쌀베이킹, 휘낭시에'),
  },
  things: {
    english:
      listed(`brownies, cookies, loaves, scones, sourdough, banana bread, orders, porch pick-up, flapjacks,
      cinnamon rolls, kitchen, oven, muffins, doorstep`),
    spanish: listed(
      `galletas, bizcochos, brownies, masa madre, magdalenas, encargos, roscos, hornada, canela`,
    ),
    french: listed('cookies, brownies, levain, brioche, muffins, commandes, sablés, madeleines, fournée'),
    italian: listed(
      `biscotti, brownies, lievito madre, ciambelle, muffin, crostate, ordini, focacce, teglia`,
    ),
    german:
      listed(`Kuchen, Brownies, Plätzchen, Sauerteig, Muffins, Brote, Bestellung, Zimtschnecken, Abholung,
      Hefezopf, Blechkuchen`),
    japanese: listed(
      'クッキー, マフィン, スコーン, パウンドケーキ, ブラウニー, 天然酵母, 予約販売, 米粉, 詰め合わせ',
    ),
    Korean: listed('쿠키, 마들렌, 스콘, 브라우니, 천연발효, 예약, 선물세트, 머핀, 까눌레'),
  },
}
