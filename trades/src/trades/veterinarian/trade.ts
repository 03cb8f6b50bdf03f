import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'veterinarian',
  kind: 'animals',
  otherKind: 'health-practice',
  names: {
    english: 'Vet',
    spanish: 'Veterinaria',
    french: 'Vétérinaire',
    italian: 'Veterinario',
    german: 'Tierarzt',
    japanese: '動物病院',
    Korean: '동물병원',
  },
  naming: {
    english:
      listed(`veterinary, veterinary clinic, veterinary practice, animal hospital, animal clinic, pet clinic,
      vet practice, veterinary surgeon, small animal practice, vets, veterinarian, vet clinic, exotic vet,
      vet surgery`),
    spanish:
      listed(`veterinario, clínica veterinaria, hospital veterinario, hospital de animales, centro veterinario,
      consulta veterinaria`),
    french: listed(`clinique vétérinaire, cabinet vétérinaire, docteur vétérinaire, soins vétérinaires,
      hôpital vétérinaire`),
    italian:
      listed(`veterinaria, clinica veterinaria, ambulatorio veterinario, medico veterinario, studio veterinario,
      ospedale veterinario`),
    german: listed(`tierärztin, tierarztpraxis, tierklinik, kleintierpraxis, veterinär, tierärztliche praxis,
      pferdepraxis, Tierärzte, Tiermedizin, Kleintierklinik`),
    japanese: listed(
      '獣医, 獣医師, ペットクリニック, 動物クリニック, 獣医科, 犬猫病院, アニマルクリニック, どうぶつ病院',
    ),
    Korean: listed(
      '수의사, 동물 의료센터, 동물 메디컬, 동물의료센터, 동물메디컬, 고양이 병원, 반려동물 병원, 24시 동물병원',
    ),
  },
  things: {
    english:
      listed(`animal, pet, dog, cat, rabbit, vaccination, neutering, horse, spay, microchip, dental, x-ray, pets,
      cats, dogs, spaying, rabbits, worming, fleas, dental check, surgery, ultrasound, exotics,
      guinea pigs`),
    spanish:
      listed(`perro, gato, mascota, vacuna, esterilización, animal, microchip, vacunas, perros, gatos, mascotas,
      radiografía, cirugía, desparasitación, exóticos`),
    french:
      listed(`chien, chat, animal, vaccin, stérilisation, lapin, puce, vaccins, chiens, chats, NAC, radio,
      chirurgie, vermifuge, échographie`),
    italian:
      listed(`cane, gatto, animale, vaccino, sterilizzazione, coniglio, vaccini, cani, gatti, microchip,
      radiografia, chirurgia, esotici, ecografia`),
    german:
      listed(`hund, katze, tier, impfung, kastration, kaninchen, pferd, heimtiere, Hunde, Katzen, Kleintiere,
      Röntgen, Ultraschall, Operation, Chip, Wurmkur, Zahnsteinentfernung, Exoten, Notdienst`),
    japanese: listed('犬, 猫, ペット, 予防接種, 去勢, 避妊, 診察, ワクチン, 避妊手術'),
    Korean: listed('강아지, 고양이, 예방접종, 중성화, 반려동물, 건강검진, 스케일링, 슬개골'),
  },
  schemaType: 'VeterinaryCare',
}
