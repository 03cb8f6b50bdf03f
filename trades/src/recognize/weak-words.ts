import type { Language } from '@shingle/shared/language/language.ts'
import { listed } from '../listed.ts'
import { lookupKey } from './words-of-text.ts'

/** Words of work that many trades do: alone they name none, with a complement they may. */
const neverAlone: Readonly<Record<Language, string>> = {
  english: `hire, book, rental, rent, removal, delivery, installation, training, coaching, waxing, repair, cleaning, cleaner, service,
    lesson, class, teacher, teaching, tutor, coach, trainer, shop, store, studio, workshop, school, centre, center, clinic, practice,
    therapy, therapist, maintenance, care, building, builder, painting, printing, fitting, fitter, maker, making, design, designer,
    engineer, consultant, consulting, technician, specialist, mechanic, support, help, home, car, house, garden, paper, water,
    leather, corner, board, gold, card, market, food, party, music, art, sport, health, office, agency, agent, guide, tour, driver,
    driving, dealer, collector, writing, keeping, sitting, walking, moving, lodge, general, company, contractor, installer, supplier,
    artist, craft, handicraft, restoration, church, hall, club, association, charity shop, bar, farm, trade, wholesale, photo, bag, anime,
    radio, barbecue, bedding, resort, psychic, watersport, church hall, catalog shop, doctor office, corner store, service station, kiosk, doctor, inspection, inspector, examiner, expert, portrait,
    restart, library, museum, theatre, theater, cinema, orchestra, senior, archive, temple, chapel`,
  german: `vermietung, verleih, beratung, betreuung, reparatur, reinigung, montage, transport, therapie, therapeut, unterricht,
    schule, lehrer, kurs, werkstatt, praxis, studio, laden, geschäft, handlung, handel, handwerk, dienst, service, dienstleistung, training, trainer,
    coaching, coach, pflege, bau, verkauf, lieferung, wartung, installation, technik, meister, betrieb, verein, garten, haus, auto,
    sachverständiger, gutachter, berater, pfleger, experte, inspektion, wasser, papier, kunst, musik, sport, party, büro, agentur, führung, fahrer, design, zentrum, hof, markt, treff, ton, bibliothek, museum, theater, kino, orchester, archiv, tempel, friedhof, senior`,
  spanish: `alquiler, reparación, limpieza, instalación, mantenimiento, servicio, clase, curso, escuela, taller, tienda, estudio, centro,
    clínica, consulta, terapia, terapeuta, profesor, profesora, entrenador, diseño, venta, cuidado, casa, coche, jardín, agua, papel, arte,
    música, deporte, fiesta, oficina, agencia, guía, técnico, asociación, club, mercado, transporte, ayuda, academia, artesanía, experto, inspección, biblioteca, museo, teatro, cine, orquesta, templo, iglesia`,
  french: `location, réparation, nettoyage, installation, entretien, service, cours, école, atelier, boutique, magasin, studio, centre,
    cabinet, thérapie, thérapeute, professeur, coach, coaching, formation, formateur, vente, soin, maison, voiture, jardin, eau, papier, art,
    musique, sport, fête, bureau, agence, guide, technicien, association, club, marché, transport, pose, livraison, conseil, aide, artisan, expert, inspection, bio, pub, bibliothèque, musée, théâtre, cinéma, orchestre, temple, église`,
  italian: `noleggio, riparazione, pulizia, installazione, manutenzione, servizio, corso, lezione, scuola, laboratorio, negozio, studio,
    centro, clinica, terapia, terapista, insegnante, maestro, istruttore, vendita, cura, casa, auto, giardino, acqua, carta, arte, musica,
    sport, festa, ufficio, agenzia, guida, tecnico, associazione, club, mercato, trasporto, consulenza, assistenza, officina, artigianato, perito, esperto, ispezione, biblioteca, museo, teatro, cinema, orchestra, chiesa`,
  japanese:
    '修理, 掃除, 清掃, 教室, 販売, レンタル, 工事, 相談, サービス, サロン, 教える, 指導, レッスン, 配達, 設置, 施工, 音楽, 料理, 会社, 事務所, 工房, スタジオ, ショップ, お店, 専門店, 建設業, 図書館, 博物館, 映画館, 教会, 神社',
  Korean:
    '수리, 청소, 교실, 판매, 대여, 렌탈, 설치, 상담, 서비스, 레슨, 수업, 학원, 공방, 가게, 배달, 시공, 스튜디오, 교습소, 출장, 관리, 센터, 전문점, 사무소, 도서관, 박물관, 영화관, 교회',
}

/** Names of people that are names of trades as well: in a business's name they tell nothing. */
const surnames: Readonly<Partial<Record<Language, string>>> = {
  english: `baker, barber, brewer, butcher, carpenter, carter, chandler, cook, cooper, farmer, fisher, gardener, glover, mason, miller,
    painter, plumber, porter, potter, saddler, sawyer, shepherd, skinner, slater, smith, tailor, taylor, thatcher, tyler, turner, tanner,
    walker, weaver, webster, wright, sadler, draper, glazier, hunter, forester, shoemaker`,
  german: `bäcker, becker, bauer, binder, drechsler, färber, fischer, fleischer, förster, gärtner, gerber, glaser, hirte, jäger, koch,
    köhler, krämer, küster, maler, maurer, metzger, müller, ofner, sattler, schäfer, schlosser, schmied, schmidt, schmitt, schneider,
    schreiber, schreiner, schumacher, schuster, seiler, tischler, töpfer, wagner, weber, winzer, zimmermann, ziegler, zimmerer`,
  spanish:
    'zapatero, herrero, pastor, molina, barbero, carpintero, guerrero, sastre, panadero, pintor, jardinero',
  french: `boulanger, boucher, charpentier, marchand, marin, mercier, meunier, pelletier, tailleur, tisserand, berger, chevalier, couvreur,
    fournier, lefebvre, masson, maçon, potier, verrier, charron, barbier, cordonnier, jardinier, menuisier, peintre`,
  italian:
    'barbieri, ferrari, fabbri, sarti, pastore, muratori, molinari, pescatore, tessitore, giardino, carpentieri, sartori, fornari',
}

const keysIn = (list: string, language: Language): ReadonlySet<string> =>
  new Set(listed(list).map((word) => lookupKey(word, language)))

/** The keys of words that support a trade and never name one. */
export const weakKeys = (language: Language): ReadonlySet<string> => keysIn(neverAlone[language], language)

/** The keys of words that are also the names of people. */
export const surnameKeys = (language: Language): ReadonlySet<string> =>
  keysIn(surnames[language] ?? '', language)
