/** Work, school and study in English diaries: see english.ts. */
export const englishWorkTopics = `
work@work 3.4 - work job office career | colleague colleagues boss overtime deadline deadlines client clients payroll
  hr workplace workload coworker coworkers manager line_manager annual_leave appraisal promotion promoted payslip
  commute probation teammate co-workers my_manager my_boss performance_review pay_rise kpi kpis slack inbox one-to-one
  all-hands onboarding offsite quarterly resigned handed_in job_offer apprentice apprenticeship foreman
  supervisor_at_work shift_pattern timesheet overworked new_role management manage_people direct_reports team_lead
  vision_statement pull_request warehouse_job clocked_in clock_in one-to-ones my_shift new_badge resignation jobcentre
  shop_steward budget_meeting team_meeting staff_meeting staff_room day_shift early_shift late_shift twelve-hour_shift
  double_shift sick_note sick_day occupational_health first_day_back back_to_work returned_to_work went_back_to_work
  worked_late working_late conference_call zoom_call stand-up standup all-nighter my_desk open-plan secondment
  contract_ends freelancer freelancing freelance self-employed invoicing colleague's staffroom line_management
  board_meeting head_office call_centre call_center temp_agency zero-hours zero_hours gig_work internship intern
  workmate workmates gaffer site_office performance_plan pip review_with clock_off clocked_off | meeting team email
  emails desk spreadsheet project presentation contract report reports shift shifts customers customer leave company
  role working meetings staff agenda printer lanyard badge conference trainer targets raise trainee notice_period
  invoices
nights@work 3.4 - night_shifts night_shift shifts shift nights_shift rota | late_shift early_shift long_day handover
  night_duty graveyard_shift double_shift split_shift day_shift | nights night rota
nursing@work 3.2 the ward nursing hospital_work | nurse nurses patient patients obs cannula drug_round matron
  sister_in_charge care_assistant hca healthcare_assistant bank_shift dementia_ward maternity_ward bedpan catheter icu
  intensive_care crash_call ward_round student_nurse tabard fluid_balance placement student_nurses night_sister sluice
  care_home_residents bed_bath observations injections bedside dressings syringe morphine vital_signs wards auxiliary
  clinical theatre_nurse scrub_nurse scrubs lanyards commodes patient's nurse's nursing_home care_plans drip_stand
  saturations colostomy night_staff agency_nurse bank_nurse night_nurse bed_four resus sister_on_the_ward handover_sheet
  my_patients | hospital beds drip bay curtain drugs doctors doctor bed bleep trolley
medic@work 3.2 the ambulance emergency_department call-outs surgery_list | paramedic crewmate stretcher defibrillator
  resus triage on_call registrar consultant_ward ambulance_crew surgery_rota gp_surgery dispatcher pharmacist pharmacy
  dentist midwives resuscitation cpr triaged obs_machine blue_lights blue-light callout call-out callouts on-call
  airway intubated bandage casualty casualties overdose crewmates responder hypo shift_leader defib compressions
  chest_compressions | doctor shift siren patients sirens station emergency bag crew
company@work 2.8 the startup business | investor investors founder funding freelance invoice invoices self-employed
  sole_trader clients_of_mine cofounder co-founder my_own_business bookkeeping bankruptcy liquidation payroll pitch
  investors' sales crowdfunding etsy shareholders sales_call pitch_deck board_meeting staff_wages suppliers supplier
  overheads stock_order small_business customers_online vat mrr arr churn vc vcs series_a seed_round term_sheet
  co-founders founders traction vesting cap_table pivot pivoted demo_day burn_rate product-market product_launch
  user_interviews early_customers accelerator angel_investor fundraising incorporated equity | product launch company
  runway staff customer order clients shop rent quarter accounts accountant
redundancy@work 3.4 - losing_my_job redundancy layoffs layoff unemployment job_hunting interviews job_centre interview
  applications | fired laid_off redundant unemployed jobless résumé recruiter cover_letter made_redundant severance
  sacked job_interview job_search job_hunt job_seeker universal_credit p45 linkedin rejection_email rejection_emails
  restructuring restructure downsizing out_of_work dole hired interviewer second_interview cover_letters laid_off_in
  résumés outplacement jobcentre signed_on signing_on on_the_dole my_cv job_application job_applications recruiters
  redundancy_pay job_advert job_adverts transferable_skills reskilling job_coach between_jobs the_yard_shut | cv resume
  reference notice application let_go interviewed hiring employer
school@school 1.6 - school homework maths classroom | detention teachers assembly lunch_break locker form_tutor
  sixth_form geography biology chemistry principal recess cafeteria report_card bus_to_school school_bus school_trip
  bullied bullies bully popular_girls prom a_levels pe_kit lockers playground form_room homework_club dinner_lady
  head_boy history_teacher science_teacher art_teacher hockey_team netball drama_club teacher's tutor_group double_maths
  year_group classmates classmate exclusion excluded suspended exam_year sixth-form leavers prom_dress detentions
  year_nine year_ten year_eleven mr_h form_group school_canteen sixth_form_college head_of_year lunch_queue
  school_uniform after_school school_bag | teacher lesson lessons pe bell mocks term canteen corridor class bus break
  desk test register sums popular spelling uniform
teaching@school 1.9 - teaching students pupils | taught teach lesson_plan marking pupil year_seven year_eight
  year_nine year_ten year_eleven head_teacher headteacher staffroom parents_evening supply_teacher classroom ofsted
  marking_pile my_class my_students my_pupils lesson_plans reception_class year_one year_two year_three year_four
  year_five year_six year_13 phonics reports_to_write school_play classroom_assistant teaching_assistant detention_duty
  playground_duty smartboard pe_kit head_of_year homework_books exercise_books tables_test circle_time key_stage
  deputy_head ofsted_inspector parents'_evening lecture_eleven tutorial_group tutees my_lecture lecturing lectured
  lecturer undergraduate_class essays_to_mark supply_teaching marking_books head_of_department teacher_training nqt
  inset_day sats a_boy_in_my a_girl_in_my seating_plan_for | class lesson lessons school teacher whiteboard children
  lecture bell assembly notes desks register reports naughty
study@study 2 - studying university college essay essays dissertation thesis degree coursework | seminar lecture
  lectures lecturer campus tutorial tutor undergraduate semester module freshers halls student studies student_loan
  dorm dormitory freshers' campus_library first_year second_year final_year reading_list referencing word_count
  lab_report grad_school graduate graduation graduated lecture_hall dissertation_draft module_choice open_university
  modules essay_title references bibliography footnotes tutor's assignment_due revision_notes student_loans open_day
  seminar_paper night_class evening_class gcse_english access_course foundation_year degree_course enrolled textbook
  textbooks plagiarism graded tutorials anthropology linguistics | library supervisor professor deadline notes study
  chapter assignment assignments course mark laptop grade pass marks_back philosophy sociology economics
exams@study 2.2 - exams exam revision finals mocks gcses gcse a-levels | revising revise revised past_paper
  past_papers mock_exam invigilator exam_hall resits resitting mock_exams exam_board cramming crammed flashcards
  revision_timetable bar_exam passed_the failed_the a-level | results grade grades test tests marks study pass passed
  resit
research@study 1.9 the lab research experiment phd | grant reviewer reviewers postdoc pipette conference experiments
  grad_student phd_student field_work fieldwork dataset datasets journal_article peer_review microscope petri gel
  flask centrifuge incubator cells sequencing replication hypothesis abstract viva phd supervisor_meeting glacier
  ice_core drill_site expedition field_season field_camp measurements specimens specimen sampling sensors
  telescope_time observations observatory supernova calibration algorithm model_run grant_proposal funding_bid
  conference_talk poster_session lab_coat fume_hood mice yeast bacteria enzyme cell_line pcr spectrometer physicist
  chemist biologist geologist botanist astronomer | samples data results supervisor thesis lab_meeting reviewer_two
  core stake reading figure report figures tent sample instrument paper readings simulation satellite
restaurant@work 3.1 the restaurant café cafe | chef waiter waitress diners barista bartender tips sous-chef
  kitchen_porter line_cook commis front_of_house tables_tonight waitressing waitressed bartending bar_shift table_nine
  cover_shift double_espresso covers plated head_chef mise prep kitchen_brigade michelin dishwasher kitchens saucier
  garnish plating starters mains desserts reservations bookings no-shows booking health_inspector walk-in_fridge apron
  aprons cutlery pans steamer fryer hob grill ticket_printer tickets | tables kitchen menu service coffee plates pan
  knife knives customers dishes
politics@work 3 - politics election campaign | mayor councillor leaflets canvassing voters ballot canvass canvassed
  constituents constituency by-election polling_station manifesto hustings knocking_on_doors councillors party_meeting
  | leaflet vote votes speech council
military@work 3.2 the army deployment barracks | sergeant deployed regiment platoon troops veteran veterans helmand
  iraq afghanistan infantry patrol ied comrades my_unit the_lads ex-army squaddie barrack corporal lieutenant
  captain_said sniper mortar humvee mess_hall barrack_room drill_sergeant medals medal_box remembrance_day veterans'
  discharge_papers tour_of_duty base_camp second_tour kit_bag foxhole regimental ambush minefield | soldier uniform
  boots convoy base men orders guns rifle war private parade
police@work 3 the police | constable detective police_officer custody_suite arrest arrested beat_officer handcuffs
  witness_statement crime_scene burglary sergeant's patrol_car | uniform patrol statement radio
road@work 2.7 the road truck lorry taxi | motorway highway depot haul tacho diversion double-decker bus_driver
  taxi_driver trucker truckers dispatch motorway_services lorry_driver truck_stop long-haul delivery_route courier
  delivery_driver uber tachograph lorries articulated lay-by laybys lay-bys hgv trailer weighbridge ferry_queue
  bus_depot buses tram_driver bus_route passenger timetable fares steering_wheel traffic_jam satnav dual_carriageway
  toll diesel_pump truckstop freight pallet_load deliveries drop_offs parcels_to_deliver packages | miles load drive
  driving bus van route cab passengers fare mirror mirrors stop stops wheel queue customs
shop@work 3 the ?shop stall factory | warehouse stockroom closing_down salon customers shopkeeper shop_floor
  supermarket checkout retail haberdashery bookshop_owner cafe_owner bakery_counter stocktake opening_hours till_roll
  regulars florist butcher butchers greengrocer newsagent hardware_store charity_shop_shift jeweller cobbler
  delicatessen deli display window_display takings footfall shop_window price_tags refund barcode shelves_stacked
  stacking_shelves cashier shop_assistant checkout_girl | stock till customer market ~till counter hairdresser shelf
  shelves stalls opening price prices
coding@work 2.5 - ?code deploy | engineer software server bug merge pull_requests commit commits repo code_review
  sprint_planning standup production_server outage rollback on-call_rota regression frontend backend api database
  deploys deployed deployment debug debugging debugged refactor refactored unit_tests stack_trace programmer developer
  developers | ticket tests release code build
trades@work 2.6 the building_site site | foreman bricks concrete crane bricklayer plumber electrician rewire
  bricklaying carpenter_mate plasterer plastering roofer roofing scaffolder scaffolders tiler tiling welding welder
  welded joiner labourer site_manager hard_hat hi-vis hi-viz digger cement mixer pipework radiators boiler_job
  fuse_box rewired wiring apprentice_plumber toolbox | job tools ladder bolts quote saw
cleaning@work 2.8 - cleaning | mop bleach scrubbed hoovered hoovering mopped mopping polish polished dusted dusting
  bleach_hands housekeeper chambermaid chambermaids cleaning_job toilets_to_clean linen_cupboard office_bins | cleaner
  offices bins bucket cloth rooms floors sheets
social@work 3 - caseload | social_worker caseworker safeguarding care_order case_conference child_protection
  foster_placement probation_officer outreach homeless_shelter refuge hostel_staff night_shelter rough_sleepers
  key_worker | case cases file client visit report
fire@work 3.1 the fire_station | firefighter firefighters hydrant hose hoses breathing_apparatus fire_engine pumps
  watch_manager shout shouts smoke_alarm blaze burnt_out extinguished cordon fire_crew retained_fire station_officer |
  bells kit smoke ladder crew watch flames rescue
sailor@work 2.9 the ship rig voyage | bosun captain cabin hull cargo trawler skipper deckhand ferry_crew harbourmaster
  engine_room_watch port_of_call merchant_navy navy shipyard stern bow bridge_watch bunks container_ship coastguard
  first_mate | crossing deck crew watch anchor storm port engine ropes
fishing@work 3 - fishing | cod herring fished fishermen quay trawl mackerel crab crabs lobster pots_out hauled hauling
  haul_in gutting quota skipper's lines_out angling angler fly_fishing carp trout salmon rod reel bait | catch fish
  nets net boat boxes ice tide
science@work 2.9 the telescope observatory | galaxy astronomer | stars
law@work 2.8 - law | counsel partner_track law_firm lawyer trial_bundle barrister's chambers pupillage client_meeting
  litigation conveyancing deposition affidavit juries billable | case cases bundle client brief court judge evidence
  prosecution defence
security@work 2.8 - security | cctv security_guard monitors patrols patrolled bouncer doorman monitors_bank
  night_watchman watchman torch alarm_panel | doors lobby keys cameras
strike@work 3.2 the strike union picket | picket_line
hotel@work 2.8 the hotel | guests housekeeping check-in checked-in concierge bellboy room_service night_porter
  lobby_desk guest_house b&b | reception desk rooms guest lobby keys
ship@work 3.1 the ship oil_rig rig voyage | bosun captain cabin hull cargo | crossing
flying@work 3 - flying cockpit | pilot cabin_crew turbulence | runway
translation@work 3.1 - translation translating | translated sentence_by_sentence footnote subtitling interpreter_job
  dictionary glossary source_text interpreting interpreted mistranslated untranslatable | word sentence page language
  author
journalism@work 3 the newspaper | editor reporter journalist newsroom sources deadline_day byline sub-editor subeditor
  front_page press_conference interviewee off_the_record column feature_piece reporters newsdesk | story article
  source print
funerals@work 3 - funerals undertaking | undertaker hearse embalming undertaker's embalmer embalmed chapel_of_rest
  coffins bearers mortician | families suit
hair@work 3 the salon | haircut hairdresser barber barber's barbershop blow-dry highlights fringe trim hairdressing
  colourist beauty_salon manicure nails_appointment | scissors clippers foils perm clients client chair mirror cut
tailoring@work 3 - tailoring sewing | tailor seams hem stitching thimble tailor's lapel lapels waistcoat waistcoats
  herringbone basted basting bespoke darts inseam trouser_leg buttonhole buttonholes tape_measure tweed worsted cutter
  alterations dressmaker seamstress bobbin thimbles | needle thread chalk scissors collar fitting cloth pins jacket
  trousers buttons button suit bench sleeve lining fabric apprentice
railway@work 3 the railway signal_box | signalman locomotive locomotives engine_driver platforms signals train_driver
  conductor guard_van railwayman sidings points_failure branch_line signal_boxes level_crossing the_junction bell_codes
  guard's_van model_railway model_trains the_points the_down_line | carriage trains station engines platform signal
  track
warehouse@work 3 the warehouse factory | conveyor pallets forklift picking scanner picker packing_line pick_rate
  fulfilment conveyor_belt assembly_line production_line foreman's factory_floor loading_bay loading_dock
  packing_station machine_operator clocking_on clocking_off shift_leader piecework | line belt targets boxes machine
  machines rate bay aisle
clocks@work 3.1 - clockmaking | watchmaker pendulum | watches clock clocks springs
bakery@work 3.2 the bakery dough sourdough | loaves yeast croissants baker bakers flour mixer proving proofing batches
  baguettes pastries puff_pastry bakehouse rye | ovens loaf bread oven trays tins rolls starter crust crumb batch
post@work 2.4 the ?round | postman postie postwoman letterbox letterboxes sorting_office delivering_letters
  delivery_office parcels | parcel post streets round
`;
