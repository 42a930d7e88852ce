/** Work, school and study in English diaries: see english.ts. */
export const englishWorkTopics = `
work@work 3.4 - work job career | colleague colleagues boss overtime deadline deadlines payroll hr workplace coworkers
  manager annual_leave appraisal promotion promoted payslip co-workers pay_rise kpi kpis one-to-one all-hands
  onboarding offsite resigned job_offer apprentice apprenticeship shift_pattern timesheet new_role manage_people
  direct_reports vision_statement pull_request clocked_in one-to-ones my_shift resignation jobcentre shop_steward
  budget_meeting team_meeting staff_meeting staff_room day_shift early_shift late_shift twelve-hour_shift double_shift
  sick_note sick_day occupational_health worked_late working_late conference_call zoom_call my_desk secondment
  contract_ends freelancer freelancing freelance self-employed invoicing staffroom line_management board_meeting
  call_centre call_center temp_agency zero-hours zero_hours internship intern workmate workmates gaffer
  performance_plan my_supervisor workload shiftwork coworker work_email work_emails work_phone work_trip work_meeting
  work_week working_week working_day workday nine_to_five nine-to-five side_hustle temping agency_shift bank_shifts
  called_in_sick call_in_sick calling_in_sick off_sick pulled_a_sickie one_to_one team_leader team_lead workaholic
  overworked underpaid understaffed short-staffed short_staffed micromanaged micromanaging micromanager work_stress
  hot-desking hot_desk teams_meeting teams_call zoom_meeting back-to-back_meetings powerpoint slide_deck
  end_of_quarter month_end month-end year-end_accounts accountancy bookkeeper front_desk tax_season timecard
  time_sheet timesheets clocking_in pay_slip day_rate hourly_rate working_from_home work_from_home wfh remote_working
  office_party office_politics passed_over overlooked_for extra_shift extra_shifts double_time roster rostered
  job_title skip_level clocking_off clocking_out call_volume call_volumes inbound_calls outbound_calls cold-calling
  cold_calls quality_scores bank_teller call_handler personal_assistant civil_service civil_servant nannying au_pair
  my_madam my_employer my_employers childminding nursery_nurse dental_nurse landscaper landscaping tree_surgeon
  window_round miners colliery gravedigger lifeguarding tour_guiding estate_agency personal_training
  dog_walking_business odd_jobs day_labourer day_labor picking_season zero_hour zero-hour on_shift off_at_six
  knocked_off_early clocked_out punched_in punched_out off_the_clock pto unpaid_leave paid_leave sick_days sick_pay
  holiday_pay minimum_wage living_wage performance_review year-end_review exit_interview team-building team_building
  away_day away_days staff_party staff_night work_do christmas_do work_drinks leaving_drinks_for annual_conference
  trade_show trade_fair client_dinner client_call client_meeting status_update stakeholder_meeting action_points
  deadlines_moved deadline_moved scope_creep worked_all_day worked_through worked_from_home worked_sunday
  worked_saturday working_weekend working_weekends working_sundays working_saturdays office agency_girl agency_worker
  agency_workers agency_staff agency_nurse_shift toddler_room baby_room key_child nursery_job cleaning_job bar_job
  summer_job part-time_job second_job two_jobs day_job first_job saturday_job work_friend work_placement first_wage
  first_pay paid_today shift_lead shift_manager area_manager store_manager duty_manager general_manager head_office
  regional_manager staff_shortage covering_for shift_swap swapped_shifts work_today worked_today client clients
  first_shift last_shift | spreadsheet agenda badge targets raise trainee notice_period invoices quarterly probation
  standup stand-up open-plan desk lanyard printer conference report reports meetings presentation contract email
  emails customers customer staff team meeting project shift shifts working management filing filing_cabinet inbox
  foreman binman binmen bin_lorry the_pit on_the_clock dispensing spreadsheets accountant auditors
nights@work 3.4 - night_shifts night_shift nights_shift shifts shift ?rota | handover working_nights night_duty
  shift_pattern rostered shift_swap clopening earlies | long_day nights night roster
nursing@work 3.2 the ward nursing hospital_work | matron care_assistant hca healthcare_assistant bank_shift bedpan
  crash_call ward_round tabard fluid_balance sluice care_home_residents dressings vital_signs auxiliary theatre_nurse
  scrub_nurse scrubs drip_stand night_staff agency_nurse bank_nurse night_nurse bed_four resus handover_sheet patients
  my_patient obs drug_round meds_round residents_i care_plans ward_manager charge_nurse staff_nurse student_nurse
  nurse_in_charge sister_in_charge band_five band_six bed_manager bed_state datix news_score crash_trolley
  nurses_station charge_sheet float_pool travel_nurse icu_nurse er_nurse nursing_assistant med_pass call_bell
  call_bells call_light hospice_kitchen care_home_work night_sister community_nurse health_visiting | hospital beds
  doctors doctor bleep trolley nurse placement injections bedside syringe morphine clinical commodes nursing_home
  saturations colostomy maternity_ward patient lanyards dementia_ward lanyard drip bay curtain observations
  handover_at wards catheter cannula icu intensive_care nurses bed_bath
medic@work 3.2 the ?ambulance emergency_department call-outs | paramedic resus triage on_call registrar triaged
  obs_machine blue_lights blue-light callout call-out callouts airway intubated crewmates shift_leader defib
  compressions crewmate ambulance_crew ambulance_station my_crew our_crew on-call bleep_went bleeped night_on_call
  double-crewed handover_delay job_came_in a_job_came houseman foundation_doctor junior_doctor registrars gp_trainee
  my_clinic ed_shift er_shift triage_desk vet_nurse veterinary_nurse locum dispensary midwifery my_midwife_shift
  catchment theatre_list medic medics | doctor shift siren patients sirens station emergency crew defibrillator
  consultant_ward surgery_rota gp_surgery pharmacist pharmacy midwives hypo chest_compressions responder cpr
  resuscitation casualty casualties stretcher overdose bandage dispatcher
company@work 2.8 the business startup family_business own_business small_business | investor investors founder funding
  freelance invoice invoices self-employed cofounder co-founder bookkeeping liquidation payroll crowdfunding etsy
  shareholders sales_call pitch_deck board_meeting staff_wages suppliers supplier overheads stock_order
  customers_online vat mrr arr churn vc vcs series_a seed_round term_sheet founders vesting cap_table demo_day
  burn_rate product-market product_launch user_interviews early_customers accelerator fundraising invoicing client_won
  lost_a_client self_employed start-up startups entrepreneur business_partner business_plan business_loan cash_flow
  cashflow limited_company companies_house accountant_says tax_bill vat_return payroll_run wholesaler wholesale
  market_stall etsy_shop online_shop first_hire co-founders bootstrapped bootstrapping seed_money series_b runway_left
  | product launch company runway staff customer order clients shop rent quarter accounts accountant pitch pivot
  pivoted traction pipeline bankruptcy sole_trader sales franchise equity
redundancy@work 3.4 - losing_my_job redundancy layoffs layoff unemployment job_hunting interviews job_centre interview
  ?applications | laid_off redundant unemployed jobless résumé recruiter cover_letter severance sacked job_search
  job_hunt job_seeker universal_credit p45 linkedin rejection_email rejection_emails restructuring restructure
  downsizing out_of_work dole interviewer cover_letters résumés outplacement jobcentre signed_on signing_on my_cv
  job_application job_applications recruiters redundancy_pay job_advert job_adverts transferable_skills reskilling
  job_coach between_jobs the_yard_shut got_fired was_fired fired_me been_fired fired_from at_risk_letter at_risk
  job_loss job_losses lost_my_job lose_my_job lost_his_job lost_her_job let_me_go letting_people_go looking_for_work
  looking_for_jobs no_job notice_period consultation_period severance_package redundancy_package gardening_leave
  garden_leave hiring_manager headhunter headhunters job_board job_boards job_alerts job_ads indeed_app applied_to
  applied_for_jobs job_rejection job_seekers jobseekers jobseeker_allowance seeking_work unemployment_benefit
  pink_slip reduction_in_force riffed closing_the_plant plant_closing plant_is_closing closing_us_down reapply_for_my
  on_the_scrapheap unemployable | cv resume notice application let_go interviewed hiring employer hired reference
  fired the_sack
school@school 1.6 - school homework maths ?math classroom | detention teachers form_tutor sixth_form geography biology
  principal recess report_card school_bus school_trip bullied bullies bully prom a_levels pe_kit lockers form_room
  homework_club dinner_lady head_boy history_teacher science_teacher art_teacher hockey_team drama_club tutor_group
  classmates classmate exclusion exam_year sixth-form leavers prom_dress detentions year_nine year_ten year_eleven
  mr_h form_group school_canteen sixth_form_college head_of_year lunch_queue school_uniform school_bag first_grade
  second_grade third_grade fourth_grade fifth_grade sixth_grade seventh_grade eighth_grade ninth_grade tenth_grade
  homeroom study_hall substitute_teacher algebra geometry_test spelling_test pop_quiz gym_class pe_teacher
  maths_teacher math_teacher english_teacher music_lesson_at maths_test math_test maths_lesson bunked_off bunking_off
  skived skiving truanting truant skipped_class lates head_of_sixth form_time school_holidays school_run_traffic
  school_report report_cards school_dinners school_lunch school_lunches homework_due supply_teacher year_seven
  year_eight mean_girls bullying cyberbullying school_counsellor school_counselor school_nurse school_meeting
  parents_evening school_disco schoolwork school_work classwork school_friend schoolmate schoolfriends history_lesson
  science_lesson french_lesson_at double_science headmaster headmistress head_teacher deputy_head naughty_step_at
  school_council prefect prefects spelling_bee science_fair book_report book_fair field_trip school_bell school_gate
  reading_age times_tables multiplication handwriting_practice eleven-plus eleven_plus school_place school_places
  pe_lesson double_english double_history sir_kept miss_said in_science math_class math_homework maths_homework
  school_today | pe term popular suspended excluded lunch_break popular_girls after_school lesson spelling uniform
  year_group teacher lessons bell mocks canteen corridor class assembly registration playground cafeteria chemistry
  locker
teaching@school 1.9 - teaching students pupils | lesson_plan marking pupil year_seven year_eight year_nine year_ten
  year_eleven head_teacher headteacher staffroom supply_teacher classroom ofsted marking_pile my_class reception_class
  year_five year_six phonics reports_to_write classroom_assistant teaching_assistant detention_duty playground_duty
  smartboard homework_books exercise_books tables_test circle_time key_stage deputy_head ofsted_inspector
  lecture_eleven tutorial_group tutees my_lecture lecturing lectured undergraduate_class essays_to_mark marking_books
  head_of_department teacher_training nqt inset_day sats seating_plan_for lesson_plans lesson_planning
  planning_lessons taught_them class_of_thirty bottom_set top_set set_three cover_lesson behaviour_policy
  learning_walk observed_lesson lesson_observation my_year my_form my_tutor_group my_reception my_lesson my_lessons
  my_seminar teaching_hours supply_work marked_books report_writing data_drop inset head_of_year senior_leadership
  pastoral safeguarding_lead send_register teaching_assistants learning_support wet_play book_scrutiny student_teacher
  pgce grading_papers office_hours marking_essays marking_homework marked_the_books preschool_teacher nursery_teacher
  primary_teacher secondary_teacher my_student private_lessons tutoring tutored tefl classroom_management
  staffroom_gossip parents_meeting parent-teacher teacher_shortage grading marked_the marked_their marking_again
  still_marking marked_all marked_three marked_zero quizzes_to unmarked ungraded lab_reports kids_in_my class_today
  staff_briefing cover_supervisor substitute_teaching | class lesson lessons school teacher whiteboard children
  lecture bell assembly notes desks register reports naughty teach parents_evening lecturer year_one year_two
  year_three year_four year_13 school_play pe_kit tenure taught teach_english tuition
study@study 2 - studying university ?college essay essays dissertation ?degree coursework my_degree ?uni | seminar
  lectures lecturer campus tutorial undergraduate semester module freshers studies student_loan dorm dormitory
  campus_library final_year reading_list referencing lab_report grad_school lecture_hall dissertation_draft
  module_choice modules essay_title bibliography footnotes assignment_due revision_notes student_loans seminar_paper
  gcse_english access_course foundation_year degree_course textbook textbooks plagiarism graded tutorials anthropology
  linguistics my_course lecturers lectures_today lecture_notes seminars uni_work unis student_halls student_house
  student_life student_finance my_tutor my_assignment essay_due due_at_midnight submitted_my submit_my
  deadline_extension extension_request mitigating_circumstances turnitin moodle my_major majoring gpa dean_list
  financial_aid financial_aid_office my_professor dorm_room freshman_year sophomore junior_year senior_year
  office_hours problem_set problem_sets distance_learning online_course correspondence_course evening_classes
  night_school masters_degree my_masters apprenticeship_course day_release btec hnd access_to_higher bachelor_degree
  graduate_school grad_student college_course course_work library_all_day study_abroad erasmus exchange_student
  scholarship scholarships bursary tuition_fees student_debt college_application college_applications
  personal_statement ucas clearing_place my_uni at_my_uni uni_library uni_friends the_thesis | supervisor deadline
  marks_back philosophy sociology halls student graduated graduate evening_class night_class first_year second_year
  open_day word_count tutor library professor assignment assignments study grade lecture enrolled graduation
exams@study 2.2 - exams exam revision finals mocks gcses gcse a-levels | revising revise past_paper past_papers
  invigilator exam_hall resits resitting exam_board cramming crammed flashcards revision_timetable a-level
  past_paper_questions mock_results exam_results results_day exam_season exam_week exam_stress midterm midterms
  sat_prep sats_score entrance_test csec cxc waec jamb neet baccalaureate abitur leaving_cert the_leaving_cert
  predicted_grades predicted_grade invigilators multiple_choice finals_week resitting_maths failed_maths passed_maths
  flash_cards revision_cards study_group practice_paper practice_papers | test tests marks passed resit grade grades
  results study ?finals revised
research@research 2.1 - ?research thesis phd experiments ?lab ?experiment | reviewer reviewers postdoc pipette
  grad_student phd_student field_work fieldwork dataset datasets journal_article peer_review microscope petri
  centrifuge sequencing supervisor_meeting ice_core drill_site specimens specimen sampling observatory model_run
  grant_proposal funding_bid conference_talk poster_session lab_coat fume_hood enzyme cell_line pcr spectrometer
  physicist biologist botanist astronomer western_blot blots assay assays antibody antibodies primers reagent reagents
  supernatant plate_reader spectroscopy outcrops geologist geology field_notes field_season lab_group lab_book
  lab_bench lab_mate pi_said my_pi group_meeting null_result replicates control_group error_bars preprint
  referees_report revise_and_resubmit major_revisions minor_revisions conference_paper my_supervisor thesis_chapter
  thesis_committee qualifying_exam research_assistant research_group co-author co-authors in_vitro knockout_mice
  crispr statistics_software regression_table archival archives_visit archive_boxes my_research laboratory
  laboratories scientist scientists in_the_lab my_lab lab_work lab_all postdocs my_thesis my_phd my_experiment my_data
  | results lab_meeting reviewer_two report readings satellite mice incubator observations measurements expedition
  algorithm calibration sensors conference telescope_time supernova data samples sample supervisor thesis simulation
  grant cells abstract buffer bacteria viva fellowship outcrop glacier hypothesis replication
restaurant@work 3.1 the ?restaurant ?café ?cafe restaurant_kitchen | chef diners barista sous-chef kitchen_porter
  line_cook commis front_of_house tables_tonight waitressing waitressed bartending bar_shift table_nine cover_shift
  mise kitchen_brigade saucier plating walk-in_fridge ticket_printer bar_work barmaid barman bar_staff behind_the_bar
  bartending_shift pulling_pints pulled_pints last_orders cellar_cooling barback pub_kitchen pub_landlord pot_wash kp
  chef_de_partie back_of_house dinner_service lunch_service lunch_rush dinner_rush friday_service brunch_service
  saturday_service section_waiter my_section waiting_tables wait_tables table_twelve table_six tables_of the_pass
  head_waiter sommelier maître_d maitre_d closing_the_kitchen kitchen_staff kitchen_team food_truck catering_job
  catering_shift latte_art tip_jar tipped_out coffee_shop_job my_restaurant my_café my_cafe kitchen_shift
  restaurant_manager split_shifts school_kitchen dinner_ladies canteen_kitchen canteen_job | plates knives
  reservations booking aprons cutlery pans hob dishwasher michelin no-shows health_inspector service covers dishes
  tables customers kitchen brewery waitress waiter tips starters mains desserts grill apron prep bookings garnish
  plated steamer bartender oat_latte oat_lattes flat_whites espresso_machine fryer keg kegs caterer
politics@politics 2.6 - politics election campaign ?council | mayor councillor leaflets canvassing voters ballot
  canvass canvassed constituents constituency by-election polling_station manifesto hustings knocking_on_doors
  councillors elections leafleting door-knocking door_knocking re-election re-elected reelection tory tories lib_dems
  democrats republicans polling_day election_day polling activist activists activism petition petitions
  town_hall_meeting council_meeting planning_committee full_council town_council residents_association my_opponent
  campaigned campaigning canvassers my_ward_surgery casework mp mps parish_council parish_councillor council_chamber
  local_council local_politics clerk_said planning_application | leaflet vote votes speech council ward posters
  candidate candidates doorstep the_vote the_count rosette standing_down standing_for
military@military 2.4 the army military ?deployment barracks national_service | regiment platoon troops veteran
  veterans helmand iraq afghanistan infantry patrol ied comrades my_unit ex-army squaddie barrack corporal lieutenant
  humvee mess_hall barrack_room drill_sergeant medal_box remembrance_day discharge_papers tour_of_duty foxhole
  regimental battalion squadron cadet cadets basic_training my_squad_leader commanding_officer drill_instructor
  parade_ground air_force royal_navy marines paratrooper reservist conscription conscript conscripted military_service
  national_service on_leave_from redeployed mess_tin rations_pack british_legion the_legion field_camp route_march
  bunk_mate bunk_mates bunkmates section_commander platoon_mates platoon_commander parade_square assault_course
  obstacle_course stand-by_bed booked_out booking_out book_out army_camp army_life my_rifle enlistment enlistee
  enlisted_in boot_camp_sergeant | soldier convoy guns rifle parade mortar minefield ambush private sergeant
  patrol_base captain deployed recruits brigade sniper medals recruit bunk
police@police 2 the police | constable police_officer custody_suite beat_officer on_the_beat my_beat cid
  police_station response_team policing policeman policewoman cop cops squad_car patrol_car crime_number burgled
  mugged pcso statement_to_the | patrol handcuffs burglary witness_statement crime_scene statement uniform radio
  officers arrested arrest sergeant detective
road@driving 2.3 - driving ?road ?lorry ?taxi | depot tacho double-decker motorway_services lorry_driver truck_stop
  long-haul delivery_route courier delivery_driver tachograph lorries articulated weighbridge bus_route diesel_pump
  freight pallet_load deliveries drop_offs hgv hgv_driver lgv cabbie cabbies cab_driver minicab black_cab hackney
  deliveroo just_eat uber_eats doordash uber_driver cdl eighteen-wheeler big_rig tipper van_driver tram_drivers
  bus_drivers my_passengers my_passenger my_route my_bus my_tram my_fare last_fare airport_run multi-drop delivery_van
  delivery_round delivery_job drivers_hours driving_hours truck_driver truck_drivers lorry_drivers dock_door
  loading_dock reversed_the_lorry trunking artic gritter recovery_truck tow_truck weigh_station rest_area_parking
  my_cab my_lorry my_truck cab_fare a_fare hail_me fares trucker truckers off_the_road on_the_road truck_stops
  load_board lorry_park truck_park night_trunk delivery_run delivery_app school_bus_driver passenger_said bus_garage
  driving_job drives_for_a long_drive drove_all road_rage the_cab in_my_cab long-haul_route terminus spare_bus
  bus_lane bus_broke_down bus_depot rest_day_tomorrow bus_driving driving_buses bus_pass_holders taxi_app uber_app
  night_bus_route driver_app rides_today drop-off_window | load drive mirror wheel queue customs motorway highway
  diversion dispatch steering_wheel traffic_jam satnav dual_carriageway uber laybys lay-bys ferry_queue packages
  parcels_to_deliver truck van cab passengers fare route truckstop passenger miles unloaded dock trailer buses
  bus_driver toll haul taxi_driver taxi_rank tram_driver lay-by timetable dispatcher drive_for_a bus rest_day
shop@work 3 the ?shop ?stall | stockroom closing_down salon customers shopkeeper shop_floor retail bookshop_owner
  cafe_owner stocktake opening_hours regulars butcher hardware_store charity_shop_shift takings shelves_stacked
  stacking_shelves checkout_girl on_the_till on_tills on_the_tills cashing_up cashed_up till_was_short shop_keeper
  shopkeepers shopkeeping running_the_shop close_the_shop open_the_shop opened_the_shop closed_the_shop
  shutting_the_shop closing_the_shop night_fill shelf-stacking shelf_stacking stacking_shelf filling_shelves facing_up
  self-checkout customer_service customer_complaint rude_customer footfall black_friday_shift christmas_stock
  sale_rail stock_take stocktaking market_trader market_traders corner_shop_owner bookseller retail_job my_shop
  our_shop my_stall floristry flower_shop funeral_flowers butchery pet_shop dog_grooming dog_groomer launderette_i
  my_launderette shop_work shop_job | till stalls supermarket checkout deli display florist butchers greengrocer
  newsagent jeweller cobbler delicatessen cashier shop_assistant refund barcode shop_window price_tags warehouse
  factory ~till bakery_counter stock customer counter shelf shelves bouquets wreaths carcass
coding@work 2.5 - ?code deploy | software pull_requests commits repo code_review sprint_planning standup outage
  rollback on-call_rota frontend backend api database deploys deployed debug debugging debugged refactor refactored
  unit_tests stack_trace programmer developer developers jira kanban tech_lead codebase hotfix hotfixed
  staging_environment ci_pipeline devops test_suite test_automation automated_tests tester testers bugs_fixed scrum
  backlog tech_debt technical_debt github gitlab javascript typescript kubernetes docker microservice microservices
  stakeholder stakeholders product_owner product_manager data_scientist data_engineer sysadmin it_support helpdesk
  help_desk service_desk null_pointer post-mortem_doc production_bug in_production release_night go-live sprint_review
  retrospective code_freeze rewrote_the_module legacy_code software_engineer | tests release build bug merge
  regression deployment ?release sprint laptop prod qa git commit engineer server root_cause
trades@work 2.6 the building_site ?site | bricklayer rewire bricklaying carpenter_mate plasterer plastering roofing
  scaffolder scaffolders welding welder welded labourer site_manager hard_hat hi-vis hi-viz pipework boiler_job
  fuse_box rewired wiring apprentice_plumber scaffold scaff first_fix second_fix snagging snag_list hod hod_carrier
  sparky sparkies chippy_on brickie brickies bricklayers dry-lining consumer_unit isolator isolators isolating
  conduit_bender site_agent site_office tool_belt impact_driver journeyman journeymen subbie subbies subcontractor
  subcontractors dayrate cscs groundworks groundworker footings lintel gas_safe weld welds weld_bead the_gaffer
  apprentices plant_operator machine_driver concrete_pour pouring_concrete tradesman tradesmen roofers_yard
  building_trade construction_site construction_worker drywall drywaller framing_crew pipefitter millwright ironworker
  lineman shipfitter panel_beater mechanic_shop garage_floor mot_bay toolbox_talk site_induction the_site on_site
  kitchen_fitter bathroom_fitter painter_and_decorator stonemason stonemasonry groundsman blacksmith joinery_shop
  plumbers_merchants merchants_yard formwork rebar shuttering brickwork blockwork rendering re-roof reroof
  felt_and_batten underfloor_pipe test_and_tag wired_the wiring_up wired_up poured_the_slab pour_the_slab
  concrete_wagon slab_down locksmith locksmiths lockout lockouts glazier glaziers upholsterer upholsterers
  cabinetmaker farrier tattooist tattoo_studio chimney_sweep pest_control pest_controller handyman handywoman tradie
  tradies tradeswoman tradeswomen plasterers electricians decorators roofers carpenters stonemasons fuse_board
  fuseboard boiler_service gas_engineer heating_engineer crucible casting_pit lead_came quarrying trade_school
  journeyman_exam tool_bag tool_box_talk toolboxes rewires first_fixing snags mates_rates tradesperson bricks | job
  tools bolts quote crane plumber electrician roofer tiler toolbox ladder fitter concrete cement mixer tiling joiner
  radiators digger lagging wholesaler pointing_up foreman furnace molten stopcock padlock locks hvac
cleaning@work 2.8 - ?cleaning | bleach_hands housekeeper chambermaid chambermaids cleaning_job toilets_to_clean
  office_bins cleaning_shift my_cleaning cleaning_houses clean_houses clean_offices cleaning_offices office_cleaning
  school_cleaner night_cleaner cleaners cleaning_cupboard cleaning_trolley cleaning_agency changeover_day
  rooms_to_clean housekeeping_cart clean_for cleaning_at | cleaner offices bins bucket cloth scrubbed hoovered
  hoovering mopped mopping polish polished dusted dusting linen_cupboard sheets floors mop bleach
social@work 3 - caseload | caseworker safeguarding care_order case_conference child_protection night_shelter
  rough_sleepers key_worker support_worker support_work youth_worker youth_work youth_club social_work my_clients
  service_user service_users keyworker supervision_notes risk_assessment home_visits duty_desk section_47
  strategy_meeting night_shelter_shift | case cases file client visit report foster_placement probation_officer refuge
  hostel_staff homeless_shelter outreach social_worker
fire@work 3.1 the fire_station | firefighter firefighters hydrant hoses breathing_apparatus fire_engine watch_manager
  fire_crew retained_fire firemen fireman fire_service firefighting fire_brigade station_officer wildfire_crew
  hotshot_crew turnout_gear bunker_gear volunteer_fire | ladder crew hose pumps blaze smoke_alarm cordon extinguished
  bells kit smoke rescue
sailor@work 2.9 the ?ship ?rig ?voyage oil_rig | bosun trawler deckhand ferry_crew harbourmaster engine_room_watch
  port_of_call merchant_navy shipyard bridge_watch first_mate royal_navy shipmate shipmates chief_engineer
  first_officer_on able_seaman cadet_officer ship_cook drilling_rig on_the_rig helideck offshore_rotation
  two_weeks_offshore offshore_work bulk_carrier ferry_captain tugboat wheelhouse | crossing deck crew watch anchor
  storm port engine ropes captain cabin cargo skipper navy stern bow coastguard hull bunks tanker
fishing@fishing 2.6 - fishing | fished quay trawl pots_out gutting lines_out angling angler rod bait fishing_trip
  fishing_boat fished_all anglers bite_all_day tackle_box fishing_lake fishing_club landing_net trawling longline
  gillnet caught_nothing tie_a_fly tying_flies fishing_line fishing_gear | boat boxes ice tide carp trout salmon
  hauled haul_in skipper catch fish nets net fishermen cod herring mackerel crab crabs lobster hauling quota reel
science@science 2.3 the ?telescope stargazing astronomy observatory | galaxies nebula constellation constellations
  milky_way meteor_shower perseids saturn_rings jupiter_moons star_party andromeda eclipse aurora northern_lights
  eyepiece amateur_astronomer shooting_star shooting_stars | galaxy astronomer stars comet orion saturn jupiter
law@work 2.8 - ?law law_firm | counsel partner_track trial_bundle chambers pupillage client_meeting litigation
  conveyancing affidavit juries billable paralegal law_firms solicitors_firm cross-examination skeleton_argument
  my_client_pleaded billables billable_hours contract_law trainee_solicitor training_contract associate_at legal_aid
  pro_bono public_defender law_school | case cases bundle client brief judge evidence prosecution defence lawyer
  solicitor hearing court barrister deposition
security@work 2.8 - ?security | security_guard patrolled bouncer doorman night_watchman alarm_panel security_job
  security_guards night_security sia_badge working_the_door door_staff door_supervisor guard_duty night_guard | doors
  lobby keys cameras cctv torch watchman monitors patrols
strike@work 3.2 the ?strike ?union picket | picket_line picket_lines on_strike striking_workers strikers
  industrial_action trade_union union_rep union_reps union_meeting shop_steward scab scabs strike_fund strike_pay
  strike_day strike_ballot work_to_rule walkout collective_bargaining the_union our_union
hotel@work 2.8 the hotel | guests concierge night_porter lobby_desk hotel_reception front_desk night_auditor
  night_manager hotel_manager hotel_job hotel_kitchen | reception rooms guest lobby check-in checked-in bellboy
  room_service guest_house b&b housekeeping
flying@work 3 - ?flying cockpit | cabin_crew co-pilot copilot flight_attendant flight_attendants air_hostess
  first_officer air_traffic_control simulator_check layover_hotel crew_room red-eye_flight check_ride flight_school
  flying_lesson flying_lessons | runway pilot turbulence
translation@work 3.1 - translation translating | translated sentence_by_sentence subtitling interpreter_job glossary
  source_text interpreting mistranslated untranslatable | word sentence page language author footnote interpreted
  translator dictionary
journalism@work 3 the ?newspaper journalism | journalist newsroom deadline_day byline sub-editor subeditor front_page
  press_conference interviewee off_the_record feature_piece reporters newsdesk my_editor news_editor copy_desk
  deadline_tonight local_paper podcast_episode radio_producer | story article source print sources column editor
  reporter
funerals@work 3 - ?funerals undertaking | hearse embalming embalmer chapel_of_rest coffins bearers mortician
  funeral_directing funeral_home_work funeral_parlour | families suit embalmed undertaker funeral_director
hair@work 3 the ?salon hair_salon | blow-dry hairdressing colourist beauty_salon nails_appointment hairdressers
  barbers barbershop barbering root_tint balayage salon_owner beautician nail_bar nail_tech backwash cut_and_colour
  shampoo_and_set shampooing hair_colour_client lash_extensions waxing salons hairstylist shampoos shampooed toner
  toners perms highlights_done dry_trim dry_cut wash_and_cut blow_dry blow_dries blow-dries blowdry training_head
  training_heads cutting_hair cut_hair doing_hair did_her_roots do_hair beauty_therapist beauty_school hair_college
  eyebrow_threading gel_nails acrylics nail_salon barber_shop barbershops skin_fade skin_fades fades fade_haircut
  barber_chair barbering_course | clients haircut hairdresser barber trim manicure scissors clippers highlights perm
  foils fringe ~cut roots
tailoring@work 3 - tailoring ?sewing | tailor seams hem stitching thimble lapel lapels waistcoat waistcoats
  herringbone basted basting bespoke inseam trouser_leg buttonhole buttonholes tape_measure tweed worsted alterations
  dressmaker seamstress bobbin thimbles | needle thread chalk scissors collar fitting cloth pins jacket trousers
  buttons lining fabric apprentice darts cutter bench suit
railway@work 3 the railway signal_box | signalman locomotive locomotives engine_driver train_driver guard_van
  railwayman sidings points_failure branch_line signal_boxes level_crossing the_junction bell_codes model_trains
  train_drivers train_manager train_guard railwaymen permanent_way network_rail track_worker signalling signaller
  steam_engine shunter shunting | carriage trains station engines platform signal track conductor the_points
  the_down_line platforms signals
warehouse@work 3 the warehouse factory | conveyor pallets forklift packing_line pick_rate fulfilment conveyor_belt
  assembly_line production_line factory_floor loading_bay loading_dock packing_station machine_operator clocking_on
  clocking_off shift_leader piecework warehouse_shift factory_shift pickers the_line_stopped line_leader
  shop_floor_manager night_pick order_picking order_picker packing_boxes_at distribution_centre fulfilment_centre
  fulfillment_center forklift_licence reach_truck cold_store sorting_belt meat_plant packing_plant poultry_plant
  cannery mill_worker steelworks foundry machinist machining lathe_operator cnc assembly_worker injection_moulding
  quality_control_at | line machine picking machines foreman boxes belt targets picker on_the_line scanner
clocks@work 3.1 - clockmaking | watchmaker clock_repair watch_repair escapement mainspring grandfather_clock_in |
  clock clocks springs pendulum
bakery@work 3.2 the ?bakery | baker bakers proofing batches bakehouse bakery_shift three_am_bake bread_ovens deck_oven
  proving_oven deck_ovens hundred_loaves wholesale_bread | ovens loaf oven rolls batch puff_pastry rye dough sourdough
  flour loaves yeast bread trays proving pastries baguettes croissants mixer
post@work 2.4 the ?post_round ?round | postie postwoman letterboxes sorting_office delivering_letters delivery_office
  parcels my_round royal_mail mail_carrier mail_route usps delivering_post | parcel post streets postman letterbox
newjob@work 2.4 - new_job job_offer changing_jobs | new_role applied_for_a apply_for_it vacancy vacancies got_the_job
  the_new_job start_date notice_in my_notice handed_in_my resigned resigning resignation counter-offer career_change
  change_career changing_careers retraining retrain retrained new_career second_interview first_day_at
  probation_period promotion promoted dream_job job_adverts | apply applied applying application role offer interview
`;
