import type { KindId } from '@shingle/trades/kind-ids.ts'

/** A business as its owner types it, of a trade that has no texts of its own. */
export interface UnusualBusiness {
  /** The kind that its page is filed under. */
  readonly kind: KindId
  readonly name: string
  readonly place: string
  readonly timeZone: string
  readonly about: string
}

// One row a business: kind | name | place | time zone | what it says about itself.
const rows = `
animals | Lone Pine Cat Groomer | Portland, Oregon | America/Los_Angeles | i groom cats only. bath & brush $75, lion cut $95, nail caps $25, mat removal +$20. fear free certified, one cat at a time, no cages no dryers. my place in SE Portland by appt, tues-sat 10-4
animals | Estética Canina Firulais | Monterrey | America/Monterrey | Estética canina a domicilio, baño chico $250 mediano $350 grande $450, corte +$150, uñas $60, limpieza de oídos $50. Toda la zona sur de Monterrey. Perros agresivos no. Lun-sab 9 a 6
beauty | Lashes by Jule | Bottrop | Europe/Berlin | hallo ihr lieben, ich bin jule und mach lashes und brows in bottrop 💕 1:1 89€, volume 119€, auffüllen 3 wochen 65€, browlift 49€, entfernen 20€. termine über insta. keine begleitpersonen
beauty | Clear Skin Laser | Cardiff | Europe/London | Tattoo removal by laser. Small £50, medium £80, large £120 per session, course of 6 for price of 5. Free patch test. Clinic inside Urban Salon, Cardiff. Eves til 8 Tues & Thurs
building-trade | Avon Sash Works | Bath | Europe/London | Sash window restoration, draught proofing, cords and weights, double glazing into existing sashes. Listed buildings a speciality. £160 per window overhaul, £45 re-cord. Photos of recent work on the facebook page. Weekdays only 8-5. No uPVC
building-trade | Holzbau Wendt | Fulda | Europe/Berlin | Wir bauen Gartenhäuser, Carports, Terrassen und Zäune aus Lärche und Douglasie. Regional, ehrlich, seit 22 Jahren. Terrasse ab 140 €/qm. Beratung vor Ort kostenlos. Umkreis 50 km um Fulda. Kein Kunststoff
children | Assistante Mat' Delphine | Angers | Europe/Paris | Assistante maternelle agréée depuis 2011, j'accueille 4 enfants de 3 mois à 3 ans. Lundi mardi jeudi vendredi de 7h30 à 18h. Maison avec jardin, sans animaux. Une place dispo en septembre. Pas de garde le mercredi ni le week-end
children | Muddy Fingers | Stroud | Europe/London | Forest school for ages 2 to 11. Toddler mornings £9, after school £14, holiday days £38. Rain or shine, kit lent. Tues Weds Thurs in term time. No screens
classes | Hettie Lowe Piano | Skipton | Europe/London | Piano lessons for beginners to grade 8, adults very welcome. £18 half hour, £25 for 45 mins, £34 an hour. I teach from my home in Skipton or online. EPTA member. I don't travel to pupils
classes | 土のいろ陶芸教室 | 笠間市 | Asia/Tokyo | 陶芸教室です。体験コース2時間4,400円（お茶付き）、月2回コース8,800円、月4回コース15,400円。作れるもの：湯のみ、茶碗、皿、花瓶。水〜日 10:00〜17:00。手ぶらでOK
classes | Fahrschule Vollgas | Chemnitz | Europe/Berlin | Klasse B, BE, A1, A2, AM und Mofa. Grundgebühr 350 €, Fahrstunde (45 Min) 62 €, Sonderfahrt 72 €. Büro Mo–Do 15–18 Uhr. Ferienkurse in 7 Tagen. Ratenzahlung nein
community | Chor Klangholz | Jena | Europe/Berlin | Wir sind ein kleiner Chor in Jena, 25 Leute, proben montags 19:30 im Gemeindehaus. Pop, Jazz, Weltmusik. Beitrag 12 € im Monat. Tenöre und Bässe gesucht!
community | Otley Repair Café | Otley | Europe/London | Volunteers mend toasters, lamps, bikes and clothes for free, last Saturday of the month 10-1 in the Methodist hall. Tea and cake. Donations welcome. We can't do microwaves
events | Cèdre & Menthe | Marseille | Europe/Paris | Traiteur libanais. mezze 8 pièces 14€, chawarma 9,50€, plateau 12 pers 160€, baklava 2€ pièce. Livraison Marseille 6e 7e 8e dès 40€. Mariages baptêmes entreprises. Fermé le lundi. Pas d'alcool
events | Kleid und Kimono | 名古屋市 | Asia/Tokyo | 出張着付け・ヘアセット。着付け6,600円、振袖11,000円、七五三8,800円、ヘアセット4,400円。名古屋市内と近郊。レンタル着物はありません
farewell | Bestattungen Lorenz | Fulda | Europe/Berlin | Erd-, Feuer- und Seebestattungen, Vorsorge, Trauerfloristik. Wir holen Ihren Verstorbenen rund um die Uhr ab, auch sonntags. Abschied im eigenen Haus möglich. Keine Ratenverträge. 0661 123400
farewell | Quiet Meadow Pet Cremation | Hexham | Europe/London | Pet cremation, individual only, never mixed. Cats £140, dogs from £180, rabbits £90. We collect from your home or vet, any hour. Ashes back in a week in a plain wooden box. 01434 601234
food-counter | Tacos El Güero | Guadalajara | America/Mexico_City | Tacos de asada $22, pastor $18, lengua $28, tripa $24. Quesadilla $35 con carne $55. Aguas frescas $25. Mar a dom 6pm a 1am, lunes descansamos. Pedidos por wasap 33 1234 5678. no aceptamos tarjeta
food-counter | La Chèvrerie du Glandasse | Die | Europe/Paris | Éleveuse de chèvres, fromages fermiers : frais 2,20€, demi-sec 2,80€, sec 3€, faisselle 3,50€ les 4. Vente à la ferme tous les jours 17h-19h sauf dimanche. Visite de la traite sur demande. Pas de lait cru à la vente
food-counter | 햇살농장 | 청송군 | Asia/Seoul | 시골 농장 직거래. 사과 5kg 35,000원 10kg 65,000원, 사과즙 50포 28,000원, 건고추 1근 18,000원. 택배비 4,000원. 카톡 주문. 도매는 안 해요
health-practice | Firth Osteopathy | North Berwick | Europe/London | Osteopath (GOsC 8841). new patients £65 (1 hr) follow ups £48 (40 mins). Back and neck pain, sports injuries, headaches, pregnancy related pain. Monday 2-8, Tuesday 9-5, Thursday 9-5, Friday 9-1. No home visits
health-practice | Willow Hands | Asheville, NC | America/New_York | Licensed massage therapist. Swedish, deep tissue, prenatal, sports. 60 min $95, 90 min $135. Cupping add on $20. Cancellation 24 hrs. Tue-Fri 11-7, Sat 9-3. I do not take insurance. Located inside Willow Wellness, Suite 210
home-call-out | Schlüsseldienst Harms | Husum | Europe/Berlin | Moin, hier ist Schlüssel-Harms aus Husum. Türöffnung tagsüber 79 €, nachts und sonntags 119 €, Anfahrt inklusive. Zylinder tauschen ab 45 €. Wir verbauen ABUS, BKS und DOM. 24 Stunden erreichbar unter 04841 66123. Keine Autoöffnung
home-call-out | Dave's Drains | Croydon | Europe/London | Blocked drains, toilets, sinks 🚽 CCTV surveys 📹 root cutting 🌳 patch lining. No call out charge, no job too small. £89 to unblock, survey £120 + VAT. 24 hours 7 days a week. 07911 123456
home-call-out | 便利屋まめ | 長野市 | Asia/Tokyo | 便利屋です。草むしり1時間3,000円、粗大ごみ運び出し、家具の組み立て、網戸張替え1枚2,500円、電球交換500円。長野市・千曲市・須坂市。産業廃棄物は扱えません
lodging | Haus Deichblick | Husum | Europe/Berlin | Ferienwohnung am Deich für 4 Personen, 2 Schlafzimmer, Terrasse, WLAN, Waschmaschine. 85 € pro Nacht, Endreinigung 60 €, Hund 8 € pro Nacht. Mindestens 3 Nächte. Nichtraucher. Brötchenservice
lodging | Gîte Les Tilleuls | Sarlat | Europe/Paris | Gîte 6 personnes, 3 chambres, piscine chauffée mai à septembre. 90€ la nuit, 550€ la semaine hors saison, 980€ juillet-août. Draps 10€ par lit, ménage 60€. Animaux non acceptés
maker | Stroud Wick & Wax | Stroud | Europe/London | handmade candles and wax melts. 30cl jar £18, wax melts 6 for £5, diffusers £22. Scents: fig, sea salt, tomato leaf, black pepper. Order on etsy or DM. Find me at Stroud market every saturday 9-2
maker | 木工房 けやき | 高山市 | Asia/Tokyo | 無垢の一枚板テーブル、椅子、子ども用の学習机をつくっています。テーブル18万円から、スツール28,000円。修理・塗り直しも承ります。ナラ、クルミ、サクラを使います。ショールームは金土日の10時〜17時。合板の家具は作りません
outdoors | Ecole de Surf Landes | Hossegor | Europe/Paris | Ecole de surf Hossegor. cours collectif 40€ 2h, stage 5 jours 180€, cours particulier 90€, location planche 15€/jour combi 8€. enfants dès 6 ans. avril à novembre. pas de cours si grosses vagues
outdoors | Kayaks del Miera | Santander | Europe/Madrid | Alquiler de kayaks y paddle surf. kayak 12€ hora, doble 18€, paddle surf 14€. Ruta por la ría con guía 30€. De junio a septiembre todos los días 10-20. Chalecos incluidos. No alquilamos a menores sin adulto
professional-office | Margin Notes | Durham | Europe/London | Proofreading for students and authors. £9 per 1000 words, dissertations 48hr turnaround £12 per 1000. 12 yrs at a university press. No essay writing. Word or PDF
professional-office | Übersetzungen Kowalska | Görlitz | Europe/Berlin | Übersetzungen Polnisch Deutsch, beglaubigt. Urkunde ab 35 €, Führerschein 30 €, Zeile 1,60 €. Per Post oder Abholung in Görlitz. Dolmetschen bei Behörden 75 €/h. Keine Werbetexte
repairer | The Knife Grinder of Hexham | Hexham | Europe/London | Sharpening while you wait at Hexham farmers market, 2nd and 4th Saturdays. Kitchen knives £4, serrated £5, scissors £6, garden shears £8, lawnmower blades from £10. I can't do ceramic knives.
repairer | Bramley & Daughter | Ludlow | Europe/London | reupholstery of chairs, sofas and window seats. also headboards made to measure and cushion refills. footstools from £65, wing chairs from £480. workshop open tues weds thurs 9.30 - 4.30. No leather sorry. 01584 872310
shop | Vivero La Acequia | Valencia | Europe/Madrid | Vivero: olivos, rosales, aromáticas, huerto, macetas de barro. Aromáticas 2,50€, rosales 9€, olivos desde 35€. Todos los días de 9 a 20 menos lunes. No vendemos césped artificial
shop | Hive & Smoke | Leominster | Europe/London | Beekeeping supplies and honey. Hives from £180, suits £65, smokers £22, frames & foundation. Courses in spring £75. Shop open Thurs 10-4, Sat 10-1 or by arrangement. We don't ship live bees
table-service | Tonkotsu Kuma | Portland, Oregon | America/Los_Angeles | Ramen bar. Tonkotsu $15, miso $14, vegan shio $14, spicy tan tan $16. Gyoza 6 for $8. Tue-Thu 5-9:30pm, Fri & Sat 5-10:30pm. Walk ins only, no reservations. No alcohol
table-service | Chez Papou | Saint-Malo | Europe/Paris | Crêperie bretonne. complète 9€50, forestière 11€, saint jacques 15€50, beurre sucre 3€50, bolée de cidre 4€. Tous les jours sauf mercredi 12h-14h / 19h-22h. On ne prend pas les résas en terrasse
table-service | 町中華 福来 | 大分市 | Asia/Tokyo | ラーメン600円 チャーハン650円 餃子350円 麻婆豆腐800円 日替わり定食850円(平日昼のみ)。営業 11:30-14:00 17:30-21:00 火曜定休。クレジットカード使えません
`

const read = (row: string): UnusualBusiness => {
  const [kind = '', name = '', place = '', timeZone = '', about = ''] = row.split(' | ')
  // A kind that does not exist is a sheet of a name that nobody looks for.
  return { kind: kind as KindId, name, place, timeZone, about }
}

/** Forty businesses whose trades have no texts of their own, at least two of each kind. */
export const unusualBusinesses: readonly UnusualBusiness[] = rows.trim().split('\n').map(read)
