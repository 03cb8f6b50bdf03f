import type { IndustryPack } from './pack.ts'
import { accountantPack } from './packs/accountant.ts'
import { autoRepairPack } from './packs/auto-repair.ts'
import { bakeryPack } from './packs/bakery.ts'
import { barberShopPack } from './packs/barber-shop.ts'
import { bikeRepairPack } from './packs/bike-repair.ts'
import { bookStorePack } from './packs/book-store.ts'
import { carDetailingPack } from './packs/car-detailing.ts'
import { carpentryPack } from './packs/carpentry.ts'
import { cateringPack } from './packs/catering.ts'
import { chessInstructorPack } from './packs/chess-instructor.ts'
import { coffeeShopPack } from './packs/coffee-shop.ts'
import { condoRentalAgencyPack } from './packs/condo-rental-agency.ts'
import { danceLessonsPack } from './packs/dance-lessons.ts'
import { dentistOfficePack } from './packs/dentist-office.ts'
import { dogGroomerPack } from './packs/dog-groomer.ts'
import { electricianPack } from './packs/electrician.ts'
import { fitnessPack } from './packs/fitness.ts'
import { floristPack } from './packs/florist.ts'
import { hairStylingPack } from './packs/hair-styling.ts'
import { handymanPack } from './packs/handyman.ts'
import { heatingAndCoolingPack } from './packs/heating-and-cooling.ts'
import { homeConstructionPack } from './packs/home-construction.ts'
import { houseCleaningPack } from './packs/house-cleaning.ts'
import { landscapingPack } from './packs/landscaping.ts'
import { lawOfficePack } from './packs/law-office.ts'
import { medicalClinicPack } from './packs/medical-clinic.ts'
import { musicLessonsPack } from './packs/music-lessons.ts'
import { nailSalonPack } from './packs/nail-salon.ts'
import { nonProfitOrganizationPack } from './packs/non-profit-organization.ts'
import { nutritionistPack } from './packs/nutritionist.ts'
import { painterDecoratorPack } from './packs/painter-decorator.ts'
import { pestControlPack } from './packs/pest-control.ts'
import { photographerPack } from './packs/photographer.ts'
import { physicalTherapistPack } from './packs/physical-therapist.ts'
import { plumberPack } from './packs/plumber.ts'
import { realEstateAgentPack } from './packs/real-estate-agent.ts'
import { restaurantPack } from './packs/restaurant.ts'
import { spaPack } from './packs/spa.ts'
import { tailorPack } from './packs/tailor.ts'
import { technologyConsultingPack } from './packs/technology-consulting.ts'
import { therapistPack } from './packs/therapist.ts'
import { tireShopPack } from './packs/tire-shop.ts'
import { tutorPack } from './packs/tutor.ts'
import { veterinarianPack } from './packs/veterinarian.ts'
import { webDesignPack } from './packs/web-design.ts'

/** Every trade known by name. A new trade is its file and one line here. */
export const industryPacks: readonly IndustryPack[] = [
  accountantPack,
  autoRepairPack,
  bakeryPack,
  barberShopPack,
  bikeRepairPack,
  bookStorePack,
  carDetailingPack,
  carpentryPack,
  cateringPack,
  chessInstructorPack,
  coffeeShopPack,
  condoRentalAgencyPack,
  danceLessonsPack,
  dentistOfficePack,
  dogGroomerPack,
  electricianPack,
  fitnessPack,
  floristPack,
  hairStylingPack,
  handymanPack,
  heatingAndCoolingPack,
  homeConstructionPack,
  houseCleaningPack,
  landscapingPack,
  lawOfficePack,
  medicalClinicPack,
  musicLessonsPack,
  nailSalonPack,
  nonProfitOrganizationPack,
  nutritionistPack,
  painterDecoratorPack,
  pestControlPack,
  photographerPack,
  physicalTherapistPack,
  plumberPack,
  realEstateAgentPack,
  restaurantPack,
  spaPack,
  tailorPack,
  technologyConsultingPack,
  therapistPack,
  tireShopPack,
  tutorPack,
  veterinarianPack,
  webDesignPack,
]
