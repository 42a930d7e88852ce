/** People, animals and homes in English diaries: see english.ts. */
export const englishPeopleTopics = `
mother 3.2 my mother mum mom mam mama mommy ma | | mummy
father 2.7 my father dad papa daddy
parents 3.2 my parents | folks
sister 3 my sister sisters | my_sister's twin_sister sister_and_i younger_sister older_sister big_sister little_sister
  kid_sister
brother 3.4 my brother brothers | my_brother's twin_brother brother_and_i younger_brother older_brother big_brother
  little_brother kid_brother
daughter 3.7 my daughter daughters
son 3.3 my son sons
husband@couple 4 my husband | | hubby
wife@couple 4 my wife
partner@couple 3 my partner boyfriend girlfriend fiancé fiancée | | fiance
marriage@couple 2.5 - marriage anniversary | married anniversaries spouse wedding_anniversary married_for
  years_married wedded vows_again date_night couples_therapy couples_counselling silver_wedding golden_wedding
  married_thirty married_forty my_marriage our_marriage years_of_marriage we_argued_again we_made_up made_up_with
  slept_on_the_sofa different_beds same_bed between_us couples_counsellor | marry bed dinner silence husband wife sorry
  sofa joke plate quarrel
grandmother 2.5 my grandmother grandma gran granny nan nana nanna
grandfather 2.5 my grandfather grandad granddad grandpa
grandchild 3 my grandchildren granddaughter grandson grandchild | nan_and_grandad the_little_ones
kin 1.5 my aunt uncle cousin niece nephew auntie godmother
inlaws 2 my in-laws mother-in-law father-in-law sister-in-law brother-in-law
stepchild 2.5 my stepdaughter stepson stepmother stepfather stepdad stepmum | step-mum step-dad stepmom step-parent
  stepkids stepchildren stepmother blended_family
ex@loving 2.8 my ex ex-husband ex-wife
love@loving 1.3 - ?love heartbreak relationship | fell_in_love in_love kissed_me relationship crush affair intimacy
  butterflies soulmate fell_for falling_for fallen_for her_hand_over his_hand_over kissed_him kissed_her first_kiss
  love_letter love_letters valentine valentines sweetheart in_love_again new_relationship long-distance long_distance
  love_affair | kiss kissed romance lover her_hand heart smile breakfast flowers
dating@loving 1.8 - dating ~date ~dates | tinder app_date matched flirt flirted swiped first_date second_date swiping
  bumble hinge blind_date dating_site met_online speed_dating singles | profile message coffee
breakup@loving 2.3 - breakup break-up | broke_up split_up dumped broken_up break_up breaking_up ghosted walked_out
  moved_on ex's broken_heart broken_hearted his_half her_half keeping_the_flat moved_his_things moved_her_things
  returned_the_key gave_back_the end_of_us over_between_us not_in_love his_girlfriend her_boyfriend moved_out_of_our
  since_he_left since_she_left when_he_left when_she_left he_left_me she_left_me left_him left_her single_again
  unfollowed blocked_him blocked_her got_back_together our_old_flat | single heartbroken ended_it left_me moved_out
  boxes bed lamp key delay text alone toothbrush
divorce@loving 2.6 the divorce separation custody | divorced separated decree decree_absolute mediator mediation
  child_maintenance alimony ex-partner custody_hearing joint_custody my_weekend every_other_weekend contact_centre
  weekends_with bunk_bed her_solicitor his_solicitor two_houses two_homes ex-wife's ex-husband's petition nisi
  judge_ruled custody_battle half_the_house final_order decree_nisi divorce_papers papers_signed family_law
  the_solicitor our_solicitor solicitors custody_weekend access_visit shared_custody co-parent co-parenting handover_of
  ex-wife ex-husband soon-to-be-ex maiden_name the_settlement financial_settlement split_the who_gets_the
  sharing_custody divorce_final | solicitor weekends forms tie ring papers
wedding 2 the wedding | bride groom bridesmaid vows best_man caterer bridal honeymoon engaged engagement proposed
  proposal invitations wedding_dress seating_plan seating_chart registry_office florist hen_do stag_do reception_venue
  hen_party best_man's_speech rehearsal_dinner church_booking registrar_office first_dance bouquet bridesmaids
  wedding_list table_plan wedding_speech the_vows father_of_the_bride walk_me_down down_the_aisle wedding_cake
  wedding_venue the_groom wedding_day | guest_list venue dress married fitting ring napkins veil guests list cake chairs
  speech seating
baby 2.9 the baby babies newborn twins motherhood | nappy nappies diaper diapers midwife colic pram cot breastfeeding
  breastfed nursing_bra sterilizer steriliser swaddle bottle_feed formula teething health_visitor latch lactation
  nappy_bag dummy pacifier swaddled burp burped sleep_training cluster_feeding postpartum postnatal newborns infant
  maternity paternity onesie babygro cried_all_night breast_pump expressed_milk nipples teat teats moses_basket bassinet
  rocked rocking winding colicky jaundice newborn_smell six_weeks_old months_old weeks_old maternity_leave
  paternity_leave first_smile first_tooth crawling crawled twins' the_twins both_babies newborn_twins bottle_feeding
  breast_milk baby's nappy_change changing_mat cot_bed baby_monitor sleep_deprived baby_carrier wakes_every baby_cried
  the_baby's six-week | feeding feed milk bottle fed feeds crib weaning cry cries asleep nights sling wind lullaby
  carrier
pregnancy@expecting 3 - pregnancy | pregnant ultrasound trimester womb bump trimesters due_date contractions antenatal
  morning_sickness expecting midwives c-section pregnancy_test two_lines baby_bump antenatal_class hospital_bag
  waters_broke labour_ward thirty_weeks twenty_weeks | scan kick kicked kicking weeks heartbeat midwife
fertility@expecting 2.8 - ivf fertility trying_for_a_baby embryo embryos | ovulation follicles trigger_shot
  egg_collection embryologist clomid stims infertility egg_freezing implantation two-week_wait stimming progesterone
  sperm fertilised retrieval | transfer injection injections scan
miscarriage@expecting 2.8 - miscarriage stillbirth | miscarried
children@raising 1.8 the children kids toddler | childhood nursery playground bedtime_story playdate toddlers
  preschool kindergarten school_gates nursery_school babysitter babysitting nanny tantrum tantrums bathtime lego
  my_little_one daycare half-term childcare childminder school_play nativity_play sports_day_race parents_evening
  packed_lunch lunchbox lunchboxes swings slide_in_the paddling_pool dolls dinosaur dinosaurs trampoline tooth_fairy
  pocket_money my_eldest my_youngest my_middle the_boys the_girls my_little_girl my_little_boy my_kids my_children |
  child boy girl school_run bedtime buggy toys story bath stories pyjamas drawing bunk_beds
family 0.8 - family | relatives
parenthood@raising 1.5 - parenting fatherhood motherhood parenthood | parent mum_guilt single_mum single_dad
  single_mother single_father stay-at-home_mum co-parenting being_a_dad being_a_mum being_a_father being_a_mother
  good_mother bad_mother good_father bad_father father_of_two mother_of_two working_mum working_mother being_a_parent
  new_dad new_mum new_father new_mother first-time_dad first-time_mum dad_guilt paternity as_a_father as_a_mother
  as_a_dad as_a_mum
adoption@raising 2.8 - adoption fostering foster_care | adopted birth_mother foster placement fostered adoptive
  birth_parents birth_father adopters adoption_file adoptee biological_mother biological_father birth_certificate
  blood_relative half-sister half-brother adoptive_mother adoptive_parents reunion_with_my social_worker's_letter
  matching_panel looked-after | file thumbs form letter
money@money 3.3 - money finances savings wages budget cash | skint bank overdraft payday paycheck cost_of_living
  expensive salary pension benefits afford cannot_afford money_worries penny purse payslips cash_flow savings_account
  bank_balance current_account tight_month pension_pot tax tax_return food_bank_voucher groceries_bill hardship frugal
  thrifty expense expenses paycheque pay-cheque remittance remittances remit sent_home_money school_fees western_union
  salary_in petty_cash pound_coins tips_jar child_benefit housing_benefit universal_credit_payment maintenance_payment
  winter_fuel heating_bill food_shop budget_supermarket yellow_stickers yellow_sticker second-hand secondhand pawnshop
  pawned invoice_paid pounds_left quid_left mortgage_people brown_envelope overdrawn pay_day broke_again can't_afford
  couldn't_afford couldn't_pay can't_pay tight_this_month count_the_pennies payslip heating_off heating_on food_bank
  saved_up pay_rise bank_card card_declined insurance_claim | pay paid price cost cheap euros pounds dollars quid pence
  owe owed fee fees sums account pocket broke wallet coins spend spent spending saved change tenner fiver balance count
  counted pennies costs eleven_pounds unpaid overdue
debt@money 3.3 - debt debts loan loans | bailiff bailiffs credit_card owed borrow borrowed repayments interest_rate
  lender payday_loan payday_loans minimum_payment bankruptcy debt_collector debt_collectors brown_envelopes red_letter
  in_the_red klarna repay repaid lent repayment_plan debt_adviser debt_advice default_notice maxed_out maxed
  loan_shark doorstep_lender | credit envelopes letters interest card
bills@money 3.1 - bills rent mortgage | landlord landlady arrears electricity meter gas_bill eviction standing_order
  direct_debit council_tax energy_bill smart_meter prepayment_meter rent_increase rent_arrears security_deposit
  mortgage_payment boiler_bill electric_meter gas_meter top-up_key rent_due rent_day rent_book notice_to_quit evicted
  utility_bill water_bill service_charge mortgage_letter unopened_letters unopened_envelopes final_demand | bill heating
  letting_agent deposit letter due
moving@home 3 - moving packing relocation new_home | moving_house unpacked unpacking removal_van movers moved_in
  moving_in moving_out moving_day new_place removal_men house_move new_flat new_house new_apartment moving_boxes
  bubble_wrap storage_unit downsizing left_the_flat moved_house moved_flat first_night_in change_of_address tenancy
  letting_agency exchange_contracts flat-pack self-storage house_clearance moving_abroad emigrating emigrate emigration
  relocating relocated packing_cases bubble-wrap new_city new_town new_country leaving_do one-way_ticket sold_the_house
  sold_the_car gave_notice_on new_keys spare_key key_cut unpack moved_here removals third_floor no_lift our_old_house
  box_labelled forwarding_address the_movers boxes_in | keys box completion estate_agent boxes packed van lease settle
  suitcase suitcases landlord flat visa sofa lift stairs landing
house@home 1.7 the ?home ?house flat apartment | lease roommate flatmate flatmates housemate living_room tenant
  studio_flat sublet rented bungalow cottage conservatory lodger lodgers sofa_bed home_alone council_flat council_house
  housing_association sheltered_flat care_flat caravan houseboat cabin_in_the housemates house_share shared_house
  shared_flat washing-up_rota the_landlord | kitchen upstairs rooms garden_gate hallway bathroom sofa bedroom stairs
  curtains window door bed lamp furniture shelves curtain carpet estate loft attic cellar porch doorstep kitchen_table
  front_room spare_room
repairs@home 2.1 the repairs roof boiler plumbing renovation damp | leak leaking plumber builder builders scaffolding
  ceiling_stain mould electrician leaky mold renovating renovate decorator decorating diy rewiring replaster
  new_kitchen kitchen_refit roofers roofer gutter gutters subsidence survey slates slate tiles_off leak_in subsiding
  dry_rot woodworm replastered blocked_drain plunger sink_blocked broken_boiler no_heating no_hot_water | paint
  ceiling pipes tiles broken stain bucket quote
neighbours 2 the neighbours neighbour neighbors neighbor | next_door upstairs_neighbour downstairs_neighbour residents
  tenants'_meeting street_party the_woman_downstairs the_man_upstairs the_woman_upstairs the_man_downstairs
  woman_downstairs number_sixty old_lady_next the_family_next across_the_hall young_couple_next people_upstairs
  from_upstairs
friendship@friends 3.2 - friendship friends best_friend friend | mate mates bestie friendships group_chat falling_out
  catch_up oldest_friend old_friend old_friends my_friend my_friends mates' girls_night reunion friend_group
  made_friends confided whatsapp_group group_of_friends mates_round my_mate old_mate pals_from best_mate best_mates bff
  besties penfriend pen_friend school_friends uni_friends friendship_group friends_again stood_by_me there_for_me banter
  in-joke nights_out pub_quiz an_old_friend close_friend good_friend new_friend made_a_friend make_friends my_oldest
  friends_from old_schoolfriend mucker flatmate_and_i group_of_us my_pal drifted_apart lost_touch kept_in_touch
  back_in_touch hadn't_spoken we_hadn't_spoken a_friend_who friends_who as_friends | laughed coffee party hug hugged
  pals pal tea biscuits wine birthday message text invited invite rang laughing gossip catching_up picnic sleepover
dog@pets 2.2 the dog puppy | dogs leash paws kennel walkies fetch_ball puppies labrador spaniel terrier collie
  greyhound retriever dog_park barking barked bark wagged wagging tail_wagging claws dog_bed kibble dog_walker
  dog's_bowl sheepdog's puppy_class muzzle off_the_lead on_the_lead good_boy good_girl whining wet_nose wagging_tail
  dog's whippet beagle poodle dachshund pug staffie lurcher husky spaniels old_boy his_lead her_lead dog_walk
  walk_the_dog walked_the_dog dog_food put_to_sleep put_him_to_sleep put_her_to_sleep vet's dog_hair dog_basket | lead
  collar fur vet walk walked bed stick ball licked paw whined the_lead sausage tail basket ears eyebrows kidneys sniffed
  sniffing
cat@pets 2.2 the cat kitten | cats purring purred litter_tray kittens tabby meowed meow miaow scratching_post cat_flap
  cat's_basket tomcat moggy purr hairball litter cat_food cat_carrier cat's the_cat's behind_the_boiler vet's catnip
  cat_basket | vet mouse bed windowsill
horse@pets 2.2 the horse horses | stable saddle mare foal pony horseback bridle reins hooves hoof jockey gallop canter
  farrier livery | rider riding trot
village 0.9 the village | villagers village_hall
`;
