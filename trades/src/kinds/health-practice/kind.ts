import type { Kind } from '../../kind.ts'
import { listed } from '../../listed.ts'

export const kind: Kind = {
  id: 'health-practice',
  names: {
    english: 'Health practice',
    spanish: 'Consulta de salud',
    french: 'Cabinet de santé',
    italian: 'Studio di salute',
    german: 'Praxis',
    japanese: '医療・健康',
    Korean: '건강·의료',
  },
  tone: 'quiet',
  ways: ['appointment', 'call-out', 'walk-in'],
  families: ['clinic', 'hearth', 'ledger', 'studio'],
  palettes: ['sea', 'sage', 'delft', 'oat', 'banknote'],
  artwork: {
    forms: ['week', 'water', 'lines', 'glyph'],
    motifs: [],
    never: ['skeleton', 'syringe', 'pill', 'heart', 'cross'],
  },
  schemaType: 'MedicalBusiness',
  things: {
    english:
      listed(`patient, symptom, pain, treatment, referral, diagnosis, health insurance, therapy, therapist,
      counselling, counseling, consultation, anxiety, depression, stress, trauma, grief, sleep, insomnia,
      back pain, neck, shoulder, knee, joints, muscles, injury, rehab, recovery, posture, pregnancy, birth,
      postnatal, antenatal, breastfeeding, skin conditions, allergies, diet, nutrition, digestion, blood,
      vaccinations, prescription, teeth, dentures, glasses, hearing, toenails, nails cut, hcpc, bacp, nmc,
      confidential, insurance accepted, home visits, dementia, disability, carers, massage, acupuncture,
      healing, 50 minutes, lice, nits`),
    spanish:
      listed(`paciente, síntoma, dolor, tratamiento, diagnóstico, terapia, terapeuta, consulta, valoración, ansiedad,
      depresión, estrés, trauma, duelo emocional, sueño, insomnio, espalda, cervicales, hombro, rodilla,
      articulaciones, músculos, lesiones, rehabilitación, postura, embarazo, parto, postparto, lactancia,
      alergias, alimentación, nutrición, digestión, vacunas, dientes, prótesis, ojos, gafas, audición, oídos,
      pies, uñas encarnadas, plantillas, seguros médicos, mutuas, a domicilio y en consulta, mayores,
      dependencia, discapacidad, sesión, masaje, acupuntura, bienestar, colegiado`),
    french:
      listed(`patient, symptôme, douleur, soin, ordonnance, mutuelle, thérapie, thérapeute, consultation, bilan,
      suivi, angoisse, anxiété, dépression, burn-out, stress, trauma, sommeil, insomnie, dos, nuque, épaule,
      genou, articulations, muscles, blessures, rééducation, posture, grossesse, naissance, accouchement,
      allaitement, post-partum, allergies, alimentation, nutrition, digestion, vaccins, dents, prothèses,
      yeux, lunettes, audition, oreilles, pieds, ongles incarnés, remboursé, conventionné,
      à domicile ou au cabinet, personnes âgées, handicap, séance, massage, acupuncture, cabinet,
      avis médical, bien-être, vitalité, plantes médicinales`),
    italian:
      listed(`paziente, sintomo, dolore, cura, ricetta, terapia, terapeuta, visita, valutazione, ansia, depressione,
      stress, trauma, sonno, insonnia, schiena, cervicale, spalla, ginocchio, articolazioni, muscoli,
      infortuni, riabilitazione, postura, gravidanza, parto, allattamento, allergie, alimentazione,
      nutrizione, digestione, vaccini, denti, protesi, occhi, occhiali, udito, orecchie, piedi,
      unghie incarnite, plantari, convenzionato, anziani, disabilità, badanti, igiene della persona, seduta,
      massaggi, massaggio, agopuntura, benessere, albo, studio medico`),
    german:
      listed(`patient, beschwerde, schmerz, behandlung, krankenkasse, rezept, therapie, therapeut, beratungsgespräch,
      erstgespräch, anamnese, angst, depression, burnout, stress, trauma, trauer, schlaf, schlafstörungen,
      rücken, rückenschmerzen, nacken, schulter, knie, gelenke, muskeln, verletzung, reha, haltung,
      schwangerschaft, geburt, wochenbett, stillen, allergien, ernährung, verdauung, impfungen, zähne, kronen,
      prothesen, augen, brille, gehör, füße, nagelspangen, diabetischer, hausbesuche, alle kassen,
      privat und kasse, kassenzulassung, selbstzahler, heilpraktiker, demenz, behinderung, pflegegrad, sitzung,
      massage, akupunktur, praxis, ohne rezept`),
    japanese:
      listed(`患者, 症状, 痛み, 診療, 治療, 保険適用, 患者さん, カウンセリング, ご相談, 不安, うつ, 不眠, ストレス, 悩み, 肩こり, 腰痛, 首, 膝, 関節, 筋肉, けが, リハビリ, 姿勢,
      骨盤, 妊娠, 出産, 産後, 母乳, 授乳, アレルギー, 食事指導, 栄養, 予防接種, 入れ歯, 歯, 視力, 眼鏡, 聴力, 足, 爪, 巻き爪, 保険取扱い, 保険診療, 自費, 往診, 訪問,
      介護, 高齢者, 認知症, 障がい, 施術, 鍼, 灸, マッサージ, 初診, 再診, 交通事故`),
    Korean:
      listed(`환자, 증상, 통증, 진료, 치료, 상담, 심리, 불안, 우울, 불면, 스트레스, 어깨, 허리, 목, 무릎, 관절, 근육, 부상, 재활, 자세, 골반, 임신, 출산, 산후, 모유, 수유,
      알레르기, 영양, 검진, 예방 접종, 틀니, 치아, 시력, 안경, 청력, 발, 발톱, 실비, 보험, 왕진, 방문, 간병, 어르신, 치매, 장애, 시술, 침, 뜸, 마사지, 초진, 감기,
      비염, 교통사고, 한약`),
  },
}
