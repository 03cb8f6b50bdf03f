import type { Kind } from '../../kind.ts'
import { listed } from '../../listed.ts'

export const kind: Kind = {
  id: 'shop',
  names: {
    english: 'Shop',
    spanish: 'Tienda',
    french: 'Boutique',
    italian: 'Negozio',
    german: 'Laden',
    japanese: 'お店',
    Korean: '가게',
  },
  tone: 'warm',
  ways: ['walk-in', 'order', 'hire', 'appointment'],
  families: ['counter', 'press', 'studio', 'hearth', 'workshop'],
  palettes: ['butter', 'newsprint', 'copper-pipe', 'delft', 'sky'],
  artwork: {
    forms: ['paper', 'brick', 'fabric', 'lines', 'glyph'],
    motifs: ['book-store', 'coffee-shop', 'landscaping'],
    never: ['cart', 'bag', 'price', 'tag', 'percent'],
  },
  schemaType: 'Store',
  things: {
    english:
      listed(`stock, gift, shop window, second hand, shop, store, showroom, in stock, new arrivals, pre-owned, toys,
      games, books, paperbacks, records, vinyl, clothes, shoes, bags, jewellery, plants, seeds, flowers,
      bouquets, wreaths, tools, fabrics, haberdashery, accessories, rentals, we buy, we stock, browse,
      opening hours, gift vouchers, gift wrap, local delivery, click and collect, logs, kindling, briquettes,
      furniture, antiques, curios`),
    spanish:
      listed(`estantería, existencias, regalo, marca, escaparate, tienda, exposición, en stock, novedades,
      segunda mano, vintage, juguetes, juegos, libros, discos, vinilos, ropa, zapatos, joyas, plantas, macetas,
      semillas, flores, ramos, coronas, herramientas, telas, mercería, accesorios, compramos, vales regalo,
      reparto a domicilio, leña, muebles, antigüedades, granel, catálogo`),
    french:
      listed(`rayon, stock, cadeau, marque, vitrine, boutique, magasin, en stock, nouveautés, occasion, vintage,
      cadeaux, jouets, jeux, livres, disques, vinyles, vêtements, chaussures, sacs, bijoux, plantes, graines,
      fleurs, bouquets, couronnes, outils, peinture, tissus, mercerie, accessoires, achat vente, rachat,
      chiner, bons cadeaux, livraison à vélo, bois de chauffage, bûches, meubles, antiquités, vrac, vaisselle,
      luminaires, linge ancien, abonnement bureau`),
    italian:
      listed(`scaffale, regalo, marca, vetrina, negozio, disponibili, novità, usato, vintage, giocattoli, giochi,
      libri, dischi, vinili, abbigliamento, scarpe, borse, gioielli, piante, vasi, semi, fiori, mazzi, corone,
      utensili, vernici, tessuti, merceria, accessori, compriamo, buoni regalo, consegna a domicilio, legna,
      pellet, mobili, antiquariato, sfuso, catalogo`),
    german:
      listed(`regal, sortiment, geschenk, marke, schaufenster, laden, geschäft, ausstellung, vorrätig, neuware,
      secondhand, gebraucht, vintage, spielzeug, spiele, bücher, taschenbücher, schallplatten, kleidung,
      schuhe, taschen, schmuck, pflanzen, töpfe, saatgut, blumen, sträuße, kränze, brautsträuße, gestecke,
      topfpflanzen, trauerkränze, werkzeug, stoffe, ausrüstung, ankauf, stöbern, gutscheine,
      lieferung im stadtgebiet, brennholz, briketts, anzündholz, möbel, antiquitäten, unverpackt, abfüllen,
      online-shop`),
    japanese:
      listed(`店頭, 在庫, 品揃え, 贈り物, 雑貨, お店, 店内, 入荷, 新品, 中古, 古本, レコード, ギフト, おもちゃ, 本, 洋服, 靴, バッグ, アクセサリー, 植物, 苗, 種, 花, 花束,
      ブーケ, アレンジメント, 工具, 生地, 毛糸, ブランド, 買取, 通販, オンラインショップ, 薪, 家具, 骨董, 量り売り, セレクト, 販売しております`),
    Korean:
      listed(`매장, 재고, 선물, 상품, 가게, 입고, 신품, 중고품, 중고책, 레코드, 장난감, 책, 옷, 신발, 가방 판매, 액세서리, 식물, 화분, 씨앗, 꽃, 꽃다발, 화환, 부케,
      드라이플라워, 공구, 원단, 털실, 브랜드, 매입, 온라인 스토어, 장작, 골동품, 소품, 당일 배달`),
  },
}
