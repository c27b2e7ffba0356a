// Written by scripts/generate-members; change the scene instead.

#ifndef FLOW_SCENES_HPP
#define FLOW_SCENES_HPP

#include <string>
#include <string_view>

/// A form of text fields that unfold into sections under a floating placeholder.
namespace flow::adaptive_field {

/// The scene's name.
inline constexpr std::string_view name = "adaptive-field";

namespace node {
/// A scroll.
inline constexpr std::string_view screen = "screen";
/// A view in `screen`.
inline std::string by_id(std::string_view id) {
  return std::string(id);
}
/// A label in `<id>`.
inline std::string placeholder_label(std::string_view id) {
  return std::string(id) + ".placeholder-label";
}
/// A field in `<id>`.
inline std::string section(std::string_view id, int k) {
  return std::string(id) + ".section-" + std::to_string(k);
}
/// A view in `<id>.section-<k>`.
inline std::string left_view(std::string_view id) {
  return std::string(id) + ".left-view";
}
/// A shape in `<id>`.
inline std::string underline(std::string_view id) {
  return std::string(id) + ".underline";
}
/// An image in `<id>`.
inline std::string placeholder_image(std::string_view id) {
  return std::string(id) + ".placeholder-image";
}
/// An image in `<id>`.
inline std::string state_image(std::string_view id) {
  return std::string(id) + ".state-image";
}
/// A view.
inline constexpr std::string_view accessory_bar = "accessory-bar";
/// A button in `accessory-bar`.
inline constexpr std::string_view accessory_next = "accessory-next";
}  // namespace node

namespace state {
inline constexpr std::string_view resting = "resting";
inline constexpr std::string_view editing = "editing";
}  // namespace state

namespace command {
inline constexpr std::string_view set_text = "setText";
inline constexpr std::string_view reload = "reload";
inline constexpr std::string_view set_limits = "setLimits";
}  // namespace command

namespace effect {
inline constexpr std::string_view did_change = "didChange";
inline constexpr std::string_view validate = "validate";
inline constexpr std::string_view did_validate = "didValidate";
inline constexpr std::string_view did_end_editing = "didEndEditing";
inline constexpr std::string_view focus = "focus";
inline constexpr std::string_view blur = "blur";
inline constexpr std::string_view announce = "announce";
inline constexpr std::string_view copy = "copy";
inline constexpr std::string_view paste = "paste";
}  // namespace effect

namespace configuration {
/// `fields`, the fields of the form, in order; an array, each an object.
inline constexpr std::string_view fields = "fields";
/// `fields[].id`, the field's name; a string.
inline constexpr std::string_view fields_id = "fields[].id";
/// `fields[].frame`, place in the window, in points; [x, y, width, height].
inline constexpr std::string_view fields_frame = "fields[].frame";
/// `fields[].limits`, characters of each section; an array, each a whole number.
inline constexpr std::string_view fields_limits = "fields[].limits";
/// `fields[].placeholder`, what the label says; a string; default "".
inline constexpr std::string_view fields_placeholder = "fields[].placeholder";
/// `fields[].alignment`, how the label stands; "left" or "center" or "right"; default "center".
inline constexpr std::string_view fields_alignment = "fields[].alignment";
/// `fields[].style`, boxes or a line; "bordered" or "underlined"; default "bordered".
inline constexpr std::string_view fields_style = "fields[].style";
/// `fields[].borderWidth`, border or line, in points; a number; default 1.
inline constexpr std::string_view fields_border_width = "fields[].borderWidth";
/// `fields[].colors`.
inline constexpr std::string_view fields_colors = "fields[].colors";
/// `fields[].colors.border`, boxes and line at rest; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#9CA8AD".
inline constexpr std::string_view fields_colors_border = "fields[].colors.border";
/// `fields[].colors.raisedBorder`, boxes and line when raised; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4".
inline constexpr std::string_view fields_colors_raised_border = "fields[].colors.raisedBorder";
/// `fields[].colors.placeholder`, the label at rest; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#505050".
inline constexpr std::string_view fields_colors_placeholder = "fields[].colors.placeholder";
/// `fields[].colors.raisedPlaceholder`, the label when raised; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4".
inline constexpr std::string_view fields_colors_raised_placeholder = "fields[].colors.raisedPlaceholder";
/// `fields[].colors.text`, what is entered; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#505050".
inline constexpr std::string_view fields_colors_text = "fields[].colors.text";
/// `fields[].colors.underline`, the line of the underlined style; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4".
inline constexpr std::string_view fields_colors_underline = "fields[].colors.underline";
/// `fields[].colors.tint`, the caret; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#007AFF".
inline constexpr std::string_view fields_colors_tint = "fields[].colors.tint";
/// `fields[].colors.validBorder`, of a valid text; null is as raised; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null.
inline constexpr std::string_view fields_colors_valid_border = "fields[].colors.validBorder";
/// `fields[].colors.validPlaceholder`, of a valid text's label; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null.
inline constexpr std::string_view fields_colors_valid_placeholder = "fields[].colors.validPlaceholder";
/// `fields[].colors.invalidBorder`, of an invalid text; null is as raised; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null.
inline constexpr std::string_view fields_colors_invalid_border = "fields[].colors.invalidBorder";
/// `fields[].colors.invalidPlaceholder`, of an invalid text's label; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null.
inline constexpr std::string_view fields_colors_invalid_placeholder = "fields[].colors.invalidPlaceholder";
/// `fields[].validation`, how a text is judged; an object, or null; default null.
inline constexpr std::string_view fields_validation = "fields[].validation";
/// `fields[].validation.minimumLength`, least number of characters; a whole number, or null; default null.
inline constexpr std::string_view fields_validation_minimum_length = "fields[].validation.minimumLength";
/// `fields[].validation.exactLength`, number of characters; a whole number, or null; default null.
inline constexpr std::string_view fields_validation_exact_length = "fields[].validation.exactLength";
/// `fields[].validation.luhn`, whether the text is digits with a right check digit; true or false; default false.
inline constexpr std::string_view fields_validation_luhn = "fields[].validation.luhn";
/// `fields[].validation.pattern`, what all characters must be; "digits" or "letters" or "alphanumeric", or null; default null.
inline constexpr std::string_view fields_validation_pattern = "fields[].validation.pattern";
/// `fields[].validation.host`, whether the host is asked as well; true or false; default false.
inline constexpr std::string_view fields_validation_host = "fields[].validation.host";
/// `fields[].texts`.
inline constexpr std::string_view fields_texts = "fields[].texts";
/// `fields[].texts.valid`, of a valid text; null is the placeholder; a string, or null; default null.
inline constexpr std::string_view fields_texts_valid = "fields[].texts.valid";
/// `fields[].texts.invalid`, of an invalid text; null is the placeholder; a string, or null; default null.
inline constexpr std::string_view fields_texts_invalid = "fields[].texts.invalid";
/// `fields[].images`.
inline constexpr std::string_view fields_images = "fields[].images";
/// `fields[].images.placeholder`, at the end of the placeholder; [width, height], or null; default null.
inline constexpr std::string_view fields_images_placeholder = "fields[].images.placeholder";
/// `fields[].images.valid`, beside a valid text; [width, height], or null; default null.
inline constexpr std::string_view fields_images_valid = "fields[].images.valid";
/// `fields[].images.invalid`, beside an invalid text; [width, height], or null; default null.
inline constexpr std::string_view fields_images_invalid = "fields[].images.invalid";
/// `fields[].leftView`, size of a view before the text, in points; [width, height], or null; default null.
inline constexpr std::string_view fields_left_view = "fields[].leftView";
/// `fields[].keyboard`, letters, or digits only; "default" or "numberPad"; default "default".
inline constexpr std::string_view fields_keyboard = "fields[].keyboard";
/// `fields[].accessory`, sections that show the accessory bar; "last" or "always"; default "last".
inline constexpr std::string_view fields_accessory = "fields[].accessory";
/// `fields[].secret`, whether the text is a secret; null is where luhn is; true or false, or null; default null.
inline constexpr std::string_view fields_secret = "fields[].secret";
/// `labelHeight`, height of a placeholder, in points; a number; default 19.5.
inline constexpr std::string_view label_height = "labelHeight";
/// `accessoryTitle`, what the accessory bar's button says; a string; default "NEXT FIELD".
inline constexpr std::string_view accessory_title = "accessoryTitle";
}  // namespace configuration

}  // namespace flow::adaptive_field

/// A card's number, holder, expiry and security code, entered page by page below a drawn card.
namespace flow::card_input {

/// The scene's name.
inline constexpr std::string_view name = "card-input";

namespace node {
/// A view.
inline constexpr std::string_view screen = "screen";
/// A view.
inline constexpr std::string_view card_input = "card-input";
/// A view in `card-input`.
inline constexpr std::string_view card_container = "card-container";
/// A view in `card-container`.
inline constexpr std::string_view card_front = "card-front";
/// A label in `card-front`.
inline constexpr std::string_view number_placeholder = "number-placeholder";
/// A label in `card-front`.
inline constexpr std::string_view number_label = "number-label";
/// A label in `card-front`.
inline std::string number_cell(int k) {
  return "number-cell-" + std::to_string(k);
}
/// A label in `card-front`.
inline constexpr std::string_view holder_caption = "holder-caption";
/// A label in `card-front`.
inline constexpr std::string_view holder_placeholder = "holder-placeholder";
/// A label in `card-front`.
inline constexpr std::string_view holder_label = "holder-label";
/// A label in `card-front`.
inline constexpr std::string_view expiry_caption = "expiry-caption";
/// A label in `card-front`.
inline constexpr std::string_view expiry_placeholder = "expiry-placeholder";
/// A label in `card-front`.
inline constexpr std::string_view expiry_label = "expiry-label";
/// An image in `card-front`.
inline constexpr std::string_view brand_front = "brand-front";
/// A button in `card-front`.
inline constexpr std::string_view number_button = "number-button";
/// A button in `card-front`.
inline constexpr std::string_view holder_button = "holder-button";
/// A button in `card-front`.
inline constexpr std::string_view expiry_button = "expiry-button";
/// A shape in `card-front`.
inline constexpr std::string_view focus_area = "focus-area";
/// A view in `card-container`.
inline constexpr std::string_view card_back = "card-back";
/// An image in `card-back`.
inline constexpr std::string_view brand_back = "brand-back";
/// A view in `card-back`.
inline constexpr std::string_view magnetic_stripe = "magnetic-stripe";
/// A view in `card-back`.
inline constexpr std::string_view signature_strip = "signature-strip";
/// A label in `card-back`.
inline constexpr std::string_view signature_label = "signature-label";
/// A view in `card-back`.
inline constexpr std::string_view csc_area = "csc-area";
/// A label in `card-back`.
inline constexpr std::string_view csc_label = "csc-label";
/// A shape in `card-back`.
inline constexpr std::string_view csc_focus = "csc-focus";
/// A scroll in `card-input`.
inline constexpr std::string_view input_strip = "input-strip";
/// A view in `input-strip`.
inline constexpr std::string_view input_number = "input-number";
/// A field in `input-number`.
inline constexpr std::string_view input_number_text = "input-number-text";
/// A button in `input-number`.
inline constexpr std::string_view input_number_next = "input-number-next";
/// A view in `input-strip`.
inline constexpr std::string_view input_holder = "input-holder";
/// A field in `input-holder`.
inline constexpr std::string_view input_holder_text = "input-holder-text";
/// A button in `input-holder`.
inline constexpr std::string_view input_holder_next = "input-holder-next";
/// A view in `input-strip`.
inline constexpr std::string_view input_expiry = "input-expiry";
/// A field in `input-expiry`.
inline constexpr std::string_view input_expiry_text = "input-expiry-text";
/// A button in `input-expiry`.
inline constexpr std::string_view input_expiry_next = "input-expiry-next";
/// A view in `input-strip`.
inline constexpr std::string_view input_code = "input-code";
/// A field in `input-code`.
inline constexpr std::string_view input_code_text = "input-code-text";
/// A button in `input-code`.
inline constexpr std::string_view input_code_next = "input-code-next";
/// A view.
inline constexpr std::string_view bar = "bar";
/// A button in `bar`.
inline constexpr std::string_view bar_cancel = "bar-cancel";
/// A button in `bar`.
inline constexpr std::string_view bar_next = "bar-next";
/// A picker.
inline constexpr std::string_view picker_expiry = "picker-expiry";
}  // namespace node

namespace state {
inline constexpr std::string_view entering = "entering";
inline constexpr std::string_view scrolling = "scrolling";
inline constexpr std::string_view travelling = "travelling";
inline constexpr std::string_view submitted = "submitted";
}  // namespace state

namespace command {
inline constexpr std::string_view set_value = "setValue";
}  // namespace command

namespace effect {
inline constexpr std::string_view number_invalid = "numberInvalid";
inline constexpr std::string_view submitted = "submitted";
inline constexpr std::string_view focus = "focus";
inline constexpr std::string_view blur = "blur";
inline constexpr std::string_view announce = "announce";
inline constexpr std::string_view copy = "copy";
inline constexpr std::string_view paste = "paste";
}  // namespace effect

namespace configuration {
/// `origin`, top left in the window, in points; null is [20, safe area's top]; [x, y], or null; default null.
inline constexpr std::string_view origin = "origin";
/// `width`, width of the card, in points; null is the window's less 40; a number, or null; default null.
inline constexpr std::string_view width = "width";
/// `brands`, the brands, told by a number's first digits; an array, each an object.
inline constexpr std::string_view brands = "brands";
/// `brands[].brand`, the card network; "visa" or "mastercard" or "amex".
inline constexpr std::string_view brands_brand = "brands[].brand";
/// `brands[].prefixes`, what its numbers begin with; an array, each [first, last].
inline constexpr std::string_view brands_prefixes = "brands[].prefixes";
/// `brands[].length`, digits of a number, 12 to 16; a whole number; default 16.
inline constexpr std::string_view brands_length = "brands[].length";
/// `brands[].groups`, after how many digits a space stands; an array, each a whole number; default [4,8,12].
inline constexpr std::string_view brands_groups = "brands[].groups";
/// `brands[].codeLength`, digits of the security code, 3 or 4; a whole number; default 3.
inline constexpr std::string_view brands_code_length = "brands[].codeLength";
/// `luhn`, whether a number must pass the Luhn check; true or false; default true.
inline constexpr std::string_view luhn = "luhn";
}  // namespace configuration

}  // namespace flow::card_input

/// An app of the five screens: a stack of pages, and a card over it in which one pays.
namespace flow::checkout {

/// The scene's name.
inline constexpr std::string_view name = "checkout";

namespace node {
/// A view.
inline constexpr std::string_view below = "below";
/// A view.
inline constexpr std::string_view above = "above";
/// A view.
inline std::string pages_page(std::string_view name) {
  return "pages/page-" + std::string(name);
}
/// A scroll.
inline std::string pages_onboarding_page(int k) {
  return "pages/onboarding/page-" + std::to_string(k);
}
/// A label in `pages/onboarding/page-<k>`.
inline std::string pages_onboarding_title(int k) {
  return "pages/onboarding/title-" + std::to_string(k);
}
/// A field in `pages/onboarding/page-<k>`.
inline std::string pages_onboarding_field(std::string_view id) {
  return "pages/onboarding/field-" + std::string(id);
}
/// A label in `pages/onboarding/page-<k>`.
inline std::string pages_onboarding_hint(std::string_view id) {
  return "pages/onboarding/hint-" + std::string(id);
}
/// A view.
inline constexpr std::string_view pages_onboarding_bottom_bar = "pages/onboarding/bottom-bar";
/// A button in `pages/onboarding/bottom-bar`.
inline constexpr std::string_view pages_onboarding_back_button = "pages/onboarding/back-button";
/// A label in `pages/onboarding/bottom-bar`.
inline constexpr std::string_view pages_onboarding_skip_hint = "pages/onboarding/skip-hint";
/// A button in `pages/onboarding/bottom-bar`.
inline constexpr std::string_view pages_onboarding_next_button = "pages/onboarding/next-button";
/// A view.
inline constexpr std::string_view pages_onboarding_finish = "pages/onboarding/finish";
/// A shape in `pages/onboarding/finish`.
inline constexpr std::string_view pages_onboarding_done_circle = "pages/onboarding/done-circle";
/// A view.
inline constexpr std::string_view pages_form_screen = "pages/form/screen";
/// A view in `pages/form/screen`.
inline constexpr std::string_view pages_form_top = "pages/form/top";
/// A button in `pages/form/screen`.
inline constexpr std::string_view pages_form_pay = "pages/form/pay";
/// A scroll.
inline constexpr std::string_view pages_form_fields_screen = "pages/form/fields/screen";
/// A view in `pages/form/fields/screen`.
inline std::string pages_form_fields(std::string_view id) {
  return "pages/form/fields/" + std::string(id);
}
/// A label in `pages/form/fields/<id>`.
inline std::string pages_form_fields_placeholder_label(std::string_view id) {
  return "pages/form/fields/" + std::string(id) + ".placeholder-label";
}
/// A field in `pages/form/fields/<id>`.
inline std::string pages_form_fields_section(std::string_view id, int k) {
  return "pages/form/fields/" + std::string(id) + ".section-" + std::to_string(k);
}
/// A view in `pages/form/fields/<id>.section-<k>`.
inline std::string pages_form_fields_left_view(std::string_view id) {
  return "pages/form/fields/" + std::string(id) + ".left-view";
}
/// A shape in `pages/form/fields/<id>`.
inline std::string pages_form_fields_underline(std::string_view id) {
  return "pages/form/fields/" + std::string(id) + ".underline";
}
/// An image in `pages/form/fields/<id>`.
inline std::string pages_form_fields_placeholder_image(std::string_view id) {
  return "pages/form/fields/" + std::string(id) + ".placeholder-image";
}
/// An image in `pages/form/fields/<id>`.
inline std::string pages_form_fields_state_image(std::string_view id) {
  return "pages/form/fields/" + std::string(id) + ".state-image";
}
/// A view.
inline constexpr std::string_view pages_form_fields_accessory_bar = "pages/form/fields/accessory-bar";
/// A button in `pages/form/fields/accessory-bar`.
inline constexpr std::string_view pages_form_fields_accessory_next = "pages/form/fields/accessory-next";
/// A view.
inline constexpr std::string_view pages_code_screen = "pages/code/screen";
/// A label in `pages/code/screen`.
inline constexpr std::string_view pages_code_phone_label = "pages/code/phone-label";
/// A field in `pages/code/screen`.
inline constexpr std::string_view pages_code_code_input = "pages/code/code-input";
/// A shape in `pages/code/code-input`.
inline std::string pages_code_underline(int k) {
  return "pages/code/underline-" + std::to_string(k);
}
/// A label in `pages/code/code-input`.
inline std::string pages_code_digit(int k) {
  return "pages/code/digit-" + std::to_string(k);
}
/// A shape in `pages/code/code-input`.
inline constexpr std::string_view pages_code_caret = "pages/code/caret";
/// A button in `pages/code/screen`.
inline constexpr std::string_view pages_code_resend_button = "pages/code/resend-button";
/// A view.
inline constexpr std::string_view pages_done_screen = "pages/done/screen";
/// A label in `pages/done/screen`.
inline constexpr std::string_view pages_done_done_title = "pages/done/done-title";
/// A button in `pages/done/screen`.
inline constexpr std::string_view pages_done_dismiss = "pages/done/dismiss";
/// A view.
inline constexpr std::string_view card_host = "card/host";
/// A button in `card/host`.
inline constexpr std::string_view card_trigger = "card/trigger";
/// A view.
inline constexpr std::string_view card_dim = "card/dim";
/// A view.
inline constexpr std::string_view card_card = "card/card";
/// A scroll in `card/card`.
inline constexpr std::string_view card_scroll = "card/scroll";
/// A view in `card/card`.
inline constexpr std::string_view card_grabber = "card/grabber";
/// A view.
inline constexpr std::string_view input_screen = "input/screen";
/// A view.
inline constexpr std::string_view input_card_input = "input/card-input";
/// A view in `input/card-input`.
inline constexpr std::string_view input_card_container = "input/card-container";
/// A view in `input/card-container`.
inline constexpr std::string_view input_card_front = "input/card-front";
/// A label in `input/card-front`.
inline constexpr std::string_view input_number_placeholder = "input/number-placeholder";
/// A label in `input/card-front`.
inline constexpr std::string_view input_number_label = "input/number-label";
/// A label in `input/card-front`.
inline std::string input_number_cell(int k) {
  return "input/number-cell-" + std::to_string(k);
}
/// A label in `input/card-front`.
inline constexpr std::string_view input_holder_caption = "input/holder-caption";
/// A label in `input/card-front`.
inline constexpr std::string_view input_holder_placeholder = "input/holder-placeholder";
/// A label in `input/card-front`.
inline constexpr std::string_view input_holder_label = "input/holder-label";
/// A label in `input/card-front`.
inline constexpr std::string_view input_expiry_caption = "input/expiry-caption";
/// A label in `input/card-front`.
inline constexpr std::string_view input_expiry_placeholder = "input/expiry-placeholder";
/// A label in `input/card-front`.
inline constexpr std::string_view input_expiry_label = "input/expiry-label";
/// An image in `input/card-front`.
inline constexpr std::string_view input_brand_front = "input/brand-front";
/// A button in `input/card-front`.
inline constexpr std::string_view input_number_button = "input/number-button";
/// A button in `input/card-front`.
inline constexpr std::string_view input_holder_button = "input/holder-button";
/// A button in `input/card-front`.
inline constexpr std::string_view input_expiry_button = "input/expiry-button";
/// A shape in `input/card-front`.
inline constexpr std::string_view input_focus_area = "input/focus-area";
/// A view in `input/card-container`.
inline constexpr std::string_view input_card_back = "input/card-back";
/// An image in `input/card-back`.
inline constexpr std::string_view input_brand_back = "input/brand-back";
/// A view in `input/card-back`.
inline constexpr std::string_view input_magnetic_stripe = "input/magnetic-stripe";
/// A view in `input/card-back`.
inline constexpr std::string_view input_signature_strip = "input/signature-strip";
/// A label in `input/card-back`.
inline constexpr std::string_view input_signature_label = "input/signature-label";
/// A view in `input/card-back`.
inline constexpr std::string_view input_csc_area = "input/csc-area";
/// A label in `input/card-back`.
inline constexpr std::string_view input_csc_label = "input/csc-label";
/// A shape in `input/card-back`.
inline constexpr std::string_view input_csc_focus = "input/csc-focus";
/// A scroll in `input/card-input`.
inline constexpr std::string_view input_input_strip = "input/input-strip";
/// A view in `input/input-strip`.
inline constexpr std::string_view input_input_number = "input/input-number";
/// A field in `input/input-number`.
inline constexpr std::string_view input_input_number_text = "input/input-number-text";
/// A button in `input/input-number`.
inline constexpr std::string_view input_input_number_next = "input/input-number-next";
/// A view in `input/input-strip`.
inline constexpr std::string_view input_input_holder = "input/input-holder";
/// A field in `input/input-holder`.
inline constexpr std::string_view input_input_holder_text = "input/input-holder-text";
/// A button in `input/input-holder`.
inline constexpr std::string_view input_input_holder_next = "input/input-holder-next";
/// A view in `input/input-strip`.
inline constexpr std::string_view input_input_expiry = "input/input-expiry";
/// A field in `input/input-expiry`.
inline constexpr std::string_view input_input_expiry_text = "input/input-expiry-text";
/// A button in `input/input-expiry`.
inline constexpr std::string_view input_input_expiry_next = "input/input-expiry-next";
/// A view in `input/input-strip`.
inline constexpr std::string_view input_input_code = "input/input-code";
/// A field in `input/input-code`.
inline constexpr std::string_view input_input_code_text = "input/input-code-text";
/// A button in `input/input-code`.
inline constexpr std::string_view input_input_code_next = "input/input-code-next";
/// A view.
inline constexpr std::string_view input_bar = "input/bar";
/// A button in `input/bar`.
inline constexpr std::string_view input_bar_cancel = "input/bar-cancel";
/// A button in `input/bar`.
inline constexpr std::string_view input_bar_next = "input/bar-next";
/// A picker.
inline constexpr std::string_view input_picker_expiry = "input/picker-expiry";
}  // namespace node

namespace state {
inline constexpr std::string_view filling = "filling";
inline constexpr std::string_view paying = "paying";
inline constexpr std::string_view done = "done";
}  // namespace state

namespace command {
inline constexpr std::string_view open = "open";
inline constexpr std::string_view push = "push";
inline constexpr std::string_view pop = "pop";
inline constexpr std::string_view pop_to_root = "popToRoot";
inline constexpr std::string_view set_value = "setValue";
inline constexpr std::string_view set_text = "setText";
inline constexpr std::string_view reload = "reload";
inline constexpr std::string_view set_limits = "setLimits";
inline constexpr std::string_view set_length = "setLength";
inline constexpr std::string_view resend = "resend";
inline constexpr std::string_view show = "show";
inline constexpr std::string_view dismiss = "dismiss";
inline constexpr std::string_view escape = "escape";
inline constexpr std::string_view increment = "increment";
inline constexpr std::string_view decrement = "decrement";
inline constexpr std::string_view remove = "remove";
}  // namespace command

namespace effect {
inline constexpr std::string_view pay = "pay";
inline constexpr std::string_view choose_image = "chooseImage";
inline constexpr std::string_view end_editing = "endEditing";
inline constexpr std::string_view did_change_page = "didChangePage";
inline constexpr std::string_view did_skip = "didSkip";
inline constexpr std::string_view finished = "finished";
inline constexpr std::string_view did_change = "didChange";
inline constexpr std::string_view validate = "validate";
inline constexpr std::string_view did_validate = "didValidate";
inline constexpr std::string_view did_end_editing = "didEndEditing";
inline constexpr std::string_view verify = "verify";
inline constexpr std::string_view resend = "resend";
inline constexpr std::string_view dismiss = "dismiss";
inline constexpr std::string_view did_move = "didMove";
inline constexpr std::string_view did_remove = "didRemove";
inline constexpr std::string_view number_invalid = "numberInvalid";
inline constexpr std::string_view submitted = "submitted";
inline constexpr std::string_view focus = "focus";
inline constexpr std::string_view blur = "blur";
inline constexpr std::string_view announce = "announce";
inline constexpr std::string_view copy = "copy";
inline constexpr std::string_view paste = "paste";
}  // namespace effect

namespace configuration {
/// `pages`.
inline constexpr std::string_view pages = "pages";
/// `pages.onboarding`.
inline constexpr std::string_view pages_onboarding = "pages.onboarding";
/// `pages.onboarding.pages`, the five pages; an array, each an object.
inline constexpr std::string_view pages_onboarding_pages = "pages.onboarding.pages";
/// `pages.onboarding.pages[].title`, what stands at the top of the page; a string; default "".
inline constexpr std::string_view pages_onboarding_pages_title = "pages.onboarding.pages[].title";
/// `pages.onboarding.pages[].fields`, the fields, in reading order; an array, each an object; default [].
inline constexpr std::string_view pages_onboarding_pages_fields = "pages.onboarding.pages[].fields";
/// `pages.onboarding.pages[].fields[].id`, name of the field, unique in the form; a string.
inline constexpr std::string_view pages_onboarding_pages_fields_id = "pages.onboarding.pages[].fields[].id";
/// `pages.onboarding.pages[].fields[].label`, what the field asks for; a string; default "".
inline constexpr std::string_view pages_onboarding_pages_fields_label = "pages.onboarding.pages[].fields[].label";
/// `pages.onboarding.pages[].fields[].kind`, what the field takes; "text" or "date" or "multiline" or "image"; default "text".
inline constexpr std::string_view pages_onboarding_pages_fields_kind = "pages.onboarding.pages[].fields[].kind";
/// `pages.onboarding.pages[].fields[].required`, whether the page needs it; pages 1 and 2 only; true or false; default false.
inline constexpr std::string_view pages_onboarding_pages_fields_required = "pages.onboarding.pages[].fields[].required";
/// `pages.onboarding.pages[].fields[].frame`, place in the page's content; null is the field's row; [x, y, width, height], or null; default null.
inline constexpr std::string_view pages_onboarding_pages_fields_frame = "pages.onboarding.pages[].fields[].frame";
/// `pages.onboarding.pages[].fields[].contentType`, meaning of the text, for autofill; default null.
inline constexpr std::string_view pages_onboarding_pages_fields_content_type = "pages.onboarding.pages[].fields[].contentType";
/// `pages.onboarding.pages[].contentHeight`, height of the content, in points; null is the page's own; a number, or null; default null.
inline constexpr std::string_view pages_onboarding_pages_content_height = "pages.onboarding.pages[].contentHeight";
/// `pages.onboarding.barHeight`, height of the bar, in points; a number; default 64.
inline constexpr std::string_view pages_onboarding_bar_height = "pages.onboarding.barHeight";
/// `pages.onboarding.circleRadius`, radius of the done circle, in points; a number; default 50.
inline constexpr std::string_view pages_onboarding_circle_radius = "pages.onboarding.circleRadius";
/// `pages.onboarding.focusMargin`, room between a focused field and what covers it, in points; a number; default 8.
inline constexpr std::string_view pages_onboarding_focus_margin = "pages.onboarding.focusMargin";
/// `pages.form`.
inline constexpr std::string_view pages_form = "pages.form";
/// `pages.form.fields`.
inline constexpr std::string_view pages_form_fields = "pages.form.fields";
/// `pages.form.fields.fields`, the fields of the form, in order; an array, each an object.
inline constexpr std::string_view pages_form_fields_fields = "pages.form.fields.fields";
/// `pages.form.fields.fields[].id`, the field's name; a string.
inline constexpr std::string_view pages_form_fields_fields_id = "pages.form.fields.fields[].id";
/// `pages.form.fields.fields[].frame`, place in the window, in points; [x, y, width, height].
inline constexpr std::string_view pages_form_fields_fields_frame = "pages.form.fields.fields[].frame";
/// `pages.form.fields.fields[].limits`, characters of each section; an array, each a whole number.
inline constexpr std::string_view pages_form_fields_fields_limits = "pages.form.fields.fields[].limits";
/// `pages.form.fields.fields[].placeholder`, what the label says; a string; default "".
inline constexpr std::string_view pages_form_fields_fields_placeholder = "pages.form.fields.fields[].placeholder";
/// `pages.form.fields.fields[].alignment`, how the label stands; "left" or "center" or "right"; default "center".
inline constexpr std::string_view pages_form_fields_fields_alignment = "pages.form.fields.fields[].alignment";
/// `pages.form.fields.fields[].style`, boxes or a line; "bordered" or "underlined"; default "bordered".
inline constexpr std::string_view pages_form_fields_fields_style = "pages.form.fields.fields[].style";
/// `pages.form.fields.fields[].borderWidth`, border or line, in points; a number; default 1.
inline constexpr std::string_view pages_form_fields_fields_border_width = "pages.form.fields.fields[].borderWidth";
/// `pages.form.fields.fields[].colors`.
inline constexpr std::string_view pages_form_fields_fields_colors = "pages.form.fields.fields[].colors";
/// `pages.form.fields.fields[].colors.border`, boxes and line at rest; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#9CA8AD".
inline constexpr std::string_view pages_form_fields_fields_colors_border = "pages.form.fields.fields[].colors.border";
/// `pages.form.fields.fields[].colors.raisedBorder`, boxes and line when raised; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4".
inline constexpr std::string_view pages_form_fields_fields_colors_raised_border = "pages.form.fields.fields[].colors.raisedBorder";
/// `pages.form.fields.fields[].colors.placeholder`, the label at rest; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#505050".
inline constexpr std::string_view pages_form_fields_fields_colors_placeholder = "pages.form.fields.fields[].colors.placeholder";
/// `pages.form.fields.fields[].colors.raisedPlaceholder`, the label when raised; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4".
inline constexpr std::string_view pages_form_fields_fields_colors_raised_placeholder = "pages.form.fields.fields[].colors.raisedPlaceholder";
/// `pages.form.fields.fields[].colors.text`, what is entered; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#505050".
inline constexpr std::string_view pages_form_fields_fields_colors_text = "pages.form.fields.fields[].colors.text";
/// `pages.form.fields.fields[].colors.underline`, the line of the underlined style; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4".
inline constexpr std::string_view pages_form_fields_fields_colors_underline = "pages.form.fields.fields[].colors.underline";
/// `pages.form.fields.fields[].colors.tint`, the caret; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#007AFF".
inline constexpr std::string_view pages_form_fields_fields_colors_tint = "pages.form.fields.fields[].colors.tint";
/// `pages.form.fields.fields[].colors.validBorder`, of a valid text; null is as raised; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null.
inline constexpr std::string_view pages_form_fields_fields_colors_valid_border = "pages.form.fields.fields[].colors.validBorder";
/// `pages.form.fields.fields[].colors.validPlaceholder`, of a valid text's label; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null.
inline constexpr std::string_view pages_form_fields_fields_colors_valid_placeholder = "pages.form.fields.fields[].colors.validPlaceholder";
/// `pages.form.fields.fields[].colors.invalidBorder`, of an invalid text; null is as raised; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null.
inline constexpr std::string_view pages_form_fields_fields_colors_invalid_border = "pages.form.fields.fields[].colors.invalidBorder";
/// `pages.form.fields.fields[].colors.invalidPlaceholder`, of an invalid text's label; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null.
inline constexpr std::string_view pages_form_fields_fields_colors_invalid_placeholder = "pages.form.fields.fields[].colors.invalidPlaceholder";
/// `pages.form.fields.fields[].validation`, how a text is judged; an object, or null; default null.
inline constexpr std::string_view pages_form_fields_fields_validation = "pages.form.fields.fields[].validation";
/// `pages.form.fields.fields[].validation.minimumLength`, least number of characters; a whole number, or null; default null.
inline constexpr std::string_view pages_form_fields_fields_validation_minimum_length = "pages.form.fields.fields[].validation.minimumLength";
/// `pages.form.fields.fields[].validation.exactLength`, number of characters; a whole number, or null; default null.
inline constexpr std::string_view pages_form_fields_fields_validation_exact_length = "pages.form.fields.fields[].validation.exactLength";
/// `pages.form.fields.fields[].validation.luhn`, whether the text is digits with a right check digit; true or false; default false.
inline constexpr std::string_view pages_form_fields_fields_validation_luhn = "pages.form.fields.fields[].validation.luhn";
/// `pages.form.fields.fields[].validation.pattern`, what all characters must be; "digits" or "letters" or "alphanumeric", or null; default null.
inline constexpr std::string_view pages_form_fields_fields_validation_pattern = "pages.form.fields.fields[].validation.pattern";
/// `pages.form.fields.fields[].validation.host`, whether the host is asked as well; true or false; default false.
inline constexpr std::string_view pages_form_fields_fields_validation_host = "pages.form.fields.fields[].validation.host";
/// `pages.form.fields.fields[].texts`.
inline constexpr std::string_view pages_form_fields_fields_texts = "pages.form.fields.fields[].texts";
/// `pages.form.fields.fields[].texts.valid`, of a valid text; null is the placeholder; a string, or null; default null.
inline constexpr std::string_view pages_form_fields_fields_texts_valid = "pages.form.fields.fields[].texts.valid";
/// `pages.form.fields.fields[].texts.invalid`, of an invalid text; null is the placeholder; a string, or null; default null.
inline constexpr std::string_view pages_form_fields_fields_texts_invalid = "pages.form.fields.fields[].texts.invalid";
/// `pages.form.fields.fields[].images`.
inline constexpr std::string_view pages_form_fields_fields_images = "pages.form.fields.fields[].images";
/// `pages.form.fields.fields[].images.placeholder`, at the end of the placeholder; [width, height], or null; default null.
inline constexpr std::string_view pages_form_fields_fields_images_placeholder = "pages.form.fields.fields[].images.placeholder";
/// `pages.form.fields.fields[].images.valid`, beside a valid text; [width, height], or null; default null.
inline constexpr std::string_view pages_form_fields_fields_images_valid = "pages.form.fields.fields[].images.valid";
/// `pages.form.fields.fields[].images.invalid`, beside an invalid text; [width, height], or null; default null.
inline constexpr std::string_view pages_form_fields_fields_images_invalid = "pages.form.fields.fields[].images.invalid";
/// `pages.form.fields.fields[].leftView`, size of a view before the text, in points; [width, height], or null; default null.
inline constexpr std::string_view pages_form_fields_fields_left_view = "pages.form.fields.fields[].leftView";
/// `pages.form.fields.fields[].keyboard`, letters, or digits only; "default" or "numberPad"; default "default".
inline constexpr std::string_view pages_form_fields_fields_keyboard = "pages.form.fields.fields[].keyboard";
/// `pages.form.fields.fields[].accessory`, sections that show the accessory bar; "last" or "always"; default "last".
inline constexpr std::string_view pages_form_fields_fields_accessory = "pages.form.fields.fields[].accessory";
/// `pages.form.fields.fields[].secret`, whether the text is a secret; null is where luhn is; true or false, or null; default null.
inline constexpr std::string_view pages_form_fields_fields_secret = "pages.form.fields.fields[].secret";
/// `pages.form.fields.labelHeight`, height of a placeholder, in points; a number; default 19.5.
inline constexpr std::string_view pages_form_fields_label_height = "pages.form.fields.labelHeight";
/// `pages.form.fields.accessoryTitle`, what the accessory bar's button says; a string; default "NEXT FIELD".
inline constexpr std::string_view pages_form_fields_accessory_title = "pages.form.fields.accessoryTitle";
/// `pages.code`.
inline constexpr std::string_view pages_code = "pages.code";
/// `pages.code.length`, how many digits the code has, 1 to 13; a whole number; default 4.
inline constexpr std::string_view pages_code_length = "pages.code.length";
/// `pages.code.box`, size of the row of cells, in points; [width, height]; default [208,48].
inline constexpr std::string_view pages_code_box = "pages.code.box";
/// `pages.code.gap`, distance between cells, in points; a number; default 16.
inline constexpr std::string_view pages_code_gap = "pages.code.gap";
/// `pages.code.origin`.
inline constexpr std::string_view pages_code_origin = "pages.code.origin";
/// `pages.code.origin.phoneLabel`, frame of the phone label, in points; [x, y, width, height]; default [20,120,335,24].
inline constexpr std::string_view pages_code_origin_phone_label = "pages.code.origin.phoneLabel";
/// `pages.code.origin.spacing`, distance from the label to the row, in points; a number; default 24.
inline constexpr std::string_view pages_code_origin_spacing = "pages.code.origin.spacing";
/// `pages.code.glyph`, size of a digit, in points; [width, height]; default [14,28].
inline constexpr std::string_view pages_code_glyph = "pages.code.glyph";
/// `pages.code.phone`, text of the phone label; a string; default "".
inline constexpr std::string_view pages_code_phone = "pages.code.phone";
/// `pages.code.colors`.
inline constexpr std::string_view pages_code_colors = "pages.code.colors";
/// `pages.code.colors.digit`, the digits, and the phone number; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FFFFFF".
inline constexpr std::string_view pages_code_colors_digit = "pages.code.colors.digit";
/// `pages.code.colors.underline`, the lines under the cells, and the resend button; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#2E86F0".
inline constexpr std::string_view pages_code_colors_underline = "pages.code.colors.underline";
/// `pages.code.colors.caret`, the caret; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FFFFFF".
inline constexpr std::string_view pages_code_colors_caret = "pages.code.colors.caret";
/// `pages.code.colors.failure`, the lines under the cells after a wrong code; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FF453A".
inline constexpr std::string_view pages_code_colors_failure = "pages.code.colors.failure";
/// `pages.code.colors.background`, the screen's background; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#1C1C1E".
inline constexpr std::string_view pages_code_colors_background = "pages.code.colors.background";
/// `pages.code.resendAfter`, seconds until the code can be sent again; null is no button; a number, or null; default null.
inline constexpr std::string_view pages_code_resend_after = "pages.code.resendAfter";
/// `card`.
inline constexpr std::string_view card = "card";
/// `card.segmented`, whether there is a compressed position; true or false; default true.
inline constexpr std::string_view card_segmented = "card.segmented";
/// `card.heights`.
inline constexpr std::string_view card_heights = "card.heights";
/// `card.heights.open`, in points; a number; default 700.
inline constexpr std::string_view card_heights_open = "card.heights.open";
/// `card.heights.compressed`, in points; a number; default 300.
inline constexpr std::string_view card_heights_compressed = "card.heights.compressed";
/// `card.heights.closed`, in points; a number; default 0.
inline constexpr std::string_view card_heights_closed = "card.heights.closed";
/// `card.dimension`, how far an unsegmented card opens; default "fullScreen".
inline constexpr std::string_view card_dimension = "card.dimension";
/// `card.navigationBar`, whether a full-screen card leaves 44 pt free; true or false; default true.
inline constexpr std::string_view card_navigation_bar = "card.navigationBar";
/// `card.headerHeight`, visible height of a closed unsegmented card, in points; a number; default 100.
inline constexpr std::string_view card_header_height = "card.headerHeight";
/// `card.indicator`, whether the card shows a grabber; true or false; default true.
inline constexpr std::string_view card_indicator = "card.indicator";
/// `card.content`.
inline constexpr std::string_view card_content = "card.content";
/// `card.content.scrolls`, whether there is a list that scrolls; true or false; default false.
inline constexpr std::string_view card_content_scrolls = "card.content.scrolls";
/// `card.content.height`, height of all its rows, in points; a number; default 2200.
inline constexpr std::string_view card_content_height = "card.content.height";
/// `card.host`, whether a plain screen stands in for the host; true or false; default false.
inline constexpr std::string_view card_host = "card.host";
/// `input`.
inline constexpr std::string_view input = "input";
/// `input.origin`, top left in the window, in points; null is [20, safe area's top]; [x, y], or null; default [20,32].
inline constexpr std::string_view input_origin = "input.origin";
/// `input.width`, width of the card, in points; null is the window's less 40; a number, or null; default null.
inline constexpr std::string_view input_width = "input.width";
/// `input.brands`, the brands, told by a number's first digits; an array, each an object.
inline constexpr std::string_view input_brands = "input.brands";
/// `input.brands[].brand`, the card network; "visa" or "mastercard" or "amex".
inline constexpr std::string_view input_brands_brand = "input.brands[].brand";
/// `input.brands[].prefixes`, what its numbers begin with; an array, each [first, last].
inline constexpr std::string_view input_brands_prefixes = "input.brands[].prefixes";
/// `input.brands[].length`, digits of a number, 12 to 16; a whole number; default 16.
inline constexpr std::string_view input_brands_length = "input.brands[].length";
/// `input.brands[].groups`, after how many digits a space stands; an array, each a whole number; default [4,8,12].
inline constexpr std::string_view input_brands_groups = "input.brands[].groups";
/// `input.brands[].codeLength`, digits of the security code, 3 or 4; a whole number; default 3.
inline constexpr std::string_view input_brands_code_length = "input.brands[].codeLength";
/// `input.luhn`, whether a number must pass the Luhn check; true or false; default true.
inline constexpr std::string_view input_luhn = "input.luhn";
}  // namespace configuration

}  // namespace flow::checkout

/// A card that is dragged up from the bottom: closed, compressed or open, with a list in it.
namespace flow::glide_card {

/// The scene's name.
inline constexpr std::string_view name = "glide-card";

namespace node {
/// A view.
inline constexpr std::string_view host = "host";
/// A button in `host`.
inline constexpr std::string_view trigger = "trigger";
/// A view.
inline constexpr std::string_view dim = "dim";
/// A view.
inline constexpr std::string_view card = "card";
/// A scroll in `card`.
inline constexpr std::string_view scroll = "scroll";
/// A view in `card`.
inline constexpr std::string_view grabber = "grabber";
}  // namespace node

namespace state {
inline constexpr std::string_view resting = "resting";
inline constexpr std::string_view dragging = "dragging";
inline constexpr std::string_view settling = "settling";
inline constexpr std::string_view scrolling = "scrolling";
inline constexpr std::string_view removed = "removed";
}  // namespace state

namespace command {
inline constexpr std::string_view show = "show";
inline constexpr std::string_view dismiss = "dismiss";
inline constexpr std::string_view escape = "escape";
inline constexpr std::string_view increment = "increment";
inline constexpr std::string_view decrement = "decrement";
inline constexpr std::string_view remove = "remove";
}  // namespace command

namespace effect {
inline constexpr std::string_view did_move = "didMove";
inline constexpr std::string_view did_remove = "didRemove";
inline constexpr std::string_view focus = "focus";
inline constexpr std::string_view blur = "blur";
inline constexpr std::string_view announce = "announce";
inline constexpr std::string_view copy = "copy";
inline constexpr std::string_view paste = "paste";
}  // namespace effect

namespace configuration {
/// `segmented`, whether there is a compressed position; true or false; default true.
inline constexpr std::string_view segmented = "segmented";
/// `heights`.
inline constexpr std::string_view heights = "heights";
/// `heights.open`, in points; a number; default 700.
inline constexpr std::string_view heights_open = "heights.open";
/// `heights.compressed`, in points; a number; default 300.
inline constexpr std::string_view heights_compressed = "heights.compressed";
/// `heights.closed`, in points; a number; default 0.
inline constexpr std::string_view heights_closed = "heights.closed";
/// `dimension`, how far an unsegmented card opens; default "fullScreen".
inline constexpr std::string_view dimension = "dimension";
/// `navigationBar`, whether a full-screen card leaves 44 pt free; true or false; default true.
inline constexpr std::string_view navigation_bar = "navigationBar";
/// `headerHeight`, visible height of a closed unsegmented card, in points; a number; default 100.
inline constexpr std::string_view header_height = "headerHeight";
/// `indicator`, whether the card shows a grabber; true or false; default true.
inline constexpr std::string_view indicator = "indicator";
/// `content`.
inline constexpr std::string_view content = "content";
/// `content.scrolls`, whether there is a list that scrolls; true or false; default true.
inline constexpr std::string_view content_scrolls = "content.scrolls";
/// `content.height`, height of all its rows, in points; a number; default 2200.
inline constexpr std::string_view content_height = "content.height";
/// `host`, whether a plain screen stands in for the host; true or false; default true.
inline constexpr std::string_view host = "host";
}  // namespace configuration

}  // namespace flow::glide_card

/// A form in five pages that are pushed sideways, over a bar that rides on the keyboard.
namespace flow::onboarding {

/// The scene's name.
inline constexpr std::string_view name = "onboarding";

namespace node {
/// A scroll.
inline std::string page(int k) {
  return "page-" + std::to_string(k);
}
/// A label in `page-<k>`.
inline std::string title(int k) {
  return "title-" + std::to_string(k);
}
/// A field in `page-<k>`.
inline std::string field(std::string_view id) {
  return "field-" + std::string(id);
}
/// A label in `page-<k>`.
inline std::string hint(std::string_view id) {
  return "hint-" + std::string(id);
}
/// A view.
inline constexpr std::string_view bottom_bar = "bottom-bar";
/// A button in `bottom-bar`.
inline constexpr std::string_view back_button = "back-button";
/// A label in `bottom-bar`.
inline constexpr std::string_view skip_hint = "skip-hint";
/// A button in `bottom-bar`.
inline constexpr std::string_view next_button = "next-button";
/// A view.
inline constexpr std::string_view finish = "finish";
/// A shape in `finish`.
inline constexpr std::string_view done_circle = "done-circle";
}  // namespace node

namespace state {
inline constexpr std::string_view page = "page";
inline constexpr std::string_view pushing = "pushing";
inline constexpr std::string_view finishing = "finishing";
inline constexpr std::string_view finished = "finished";
}  // namespace state

namespace command {
inline constexpr std::string_view set_value = "setValue";
}  // namespace command

namespace effect {
inline constexpr std::string_view choose_image = "chooseImage";
inline constexpr std::string_view end_editing = "endEditing";
inline constexpr std::string_view did_change_page = "didChangePage";
inline constexpr std::string_view did_skip = "didSkip";
inline constexpr std::string_view finished = "finished";
inline constexpr std::string_view focus = "focus";
inline constexpr std::string_view blur = "blur";
inline constexpr std::string_view announce = "announce";
inline constexpr std::string_view copy = "copy";
inline constexpr std::string_view paste = "paste";
}  // namespace effect

namespace configuration {
/// `pages`, the five pages; an array, each an object.
inline constexpr std::string_view pages = "pages";
/// `pages[].title`, what stands at the top of the page; a string; default "".
inline constexpr std::string_view pages_title = "pages[].title";
/// `pages[].fields`, the fields, in reading order; an array, each an object; default [].
inline constexpr std::string_view pages_fields = "pages[].fields";
/// `pages[].fields[].id`, name of the field, unique in the form; a string.
inline constexpr std::string_view pages_fields_id = "pages[].fields[].id";
/// `pages[].fields[].label`, what the field asks for; a string; default "".
inline constexpr std::string_view pages_fields_label = "pages[].fields[].label";
/// `pages[].fields[].kind`, what the field takes; "text" or "date" or "multiline" or "image"; default "text".
inline constexpr std::string_view pages_fields_kind = "pages[].fields[].kind";
/// `pages[].fields[].required`, whether the page needs it; pages 1 and 2 only; true or false; default false.
inline constexpr std::string_view pages_fields_required = "pages[].fields[].required";
/// `pages[].fields[].frame`, place in the page's content; null is the field's row; [x, y, width, height], or null; default null.
inline constexpr std::string_view pages_fields_frame = "pages[].fields[].frame";
/// `pages[].fields[].contentType`, meaning of the text, for autofill; default null.
inline constexpr std::string_view pages_fields_content_type = "pages[].fields[].contentType";
/// `pages[].contentHeight`, height of the content, in points; null is the page's own; a number, or null; default null.
inline constexpr std::string_view pages_content_height = "pages[].contentHeight";
/// `barHeight`, height of the bar, in points; a number; default 64.
inline constexpr std::string_view bar_height = "barHeight";
/// `circleRadius`, radius of the done circle, in points; a number; default 50.
inline constexpr std::string_view circle_radius = "circleRadius";
/// `focusMargin`, room between a focused field and what covers it, in points; a number; default 8.
inline constexpr std::string_view focus_margin = "focusMargin";
}  // namespace configuration

}  // namespace flow::onboarding

/// A numeric code in underlined cells, checked as soon as the last cell is filled.
namespace flow::verification_code {

/// The scene's name.
inline constexpr std::string_view name = "verification-code";

namespace node {
/// A view.
inline constexpr std::string_view screen = "screen";
/// A label in `screen`.
inline constexpr std::string_view phone_label = "phone-label";
/// A field in `screen`.
inline constexpr std::string_view code_input = "code-input";
/// A shape in `code-input`.
inline std::string underline(int k) {
  return "underline-" + std::to_string(k);
}
/// A label in `code-input`.
inline std::string digit(int k) {
  return "digit-" + std::to_string(k);
}
/// A shape in `code-input`.
inline constexpr std::string_view caret = "caret";
/// A button in `screen`.
inline constexpr std::string_view resend_button = "resend-button";
}  // namespace node

namespace state {
inline constexpr std::string_view idle = "idle";
inline constexpr std::string_view entering = "entering";
inline constexpr std::string_view verifying = "verifying";
inline constexpr std::string_view verified = "verified";
inline constexpr std::string_view failed = "failed";
}  // namespace state

namespace command {
inline constexpr std::string_view set_length = "setLength";
inline constexpr std::string_view resend = "resend";
}  // namespace command

namespace effect {
inline constexpr std::string_view verify = "verify";
inline constexpr std::string_view resend = "resend";
inline constexpr std::string_view focus = "focus";
inline constexpr std::string_view blur = "blur";
inline constexpr std::string_view announce = "announce";
inline constexpr std::string_view copy = "copy";
inline constexpr std::string_view paste = "paste";
}  // namespace effect

namespace configuration {
/// `length`, how many digits the code has, 1 to 13; a whole number; default 4.
inline constexpr std::string_view length = "length";
/// `box`, size of the row of cells, in points; [width, height]; default [208,48].
inline constexpr std::string_view box = "box";
/// `gap`, distance between cells, in points; a number; default 16.
inline constexpr std::string_view gap = "gap";
/// `origin`.
inline constexpr std::string_view origin = "origin";
/// `origin.phoneLabel`, frame of the phone label, in points; [x, y, width, height]; default [20,120,335,24].
inline constexpr std::string_view origin_phone_label = "origin.phoneLabel";
/// `origin.spacing`, distance from the label to the row, in points; a number; default 24.
inline constexpr std::string_view origin_spacing = "origin.spacing";
/// `glyph`, size of a digit, in points; [width, height]; default [14,28].
inline constexpr std::string_view glyph = "glyph";
/// `phone`, text of the phone label; a string; default "".
inline constexpr std::string_view phone = "phone";
/// `colors`.
inline constexpr std::string_view colors = "colors";
/// `colors.digit`, the digits, and the phone number; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FFFFFF".
inline constexpr std::string_view colors_digit = "colors.digit";
/// `colors.underline`, the lines under the cells, and the resend button; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#2E86F0".
inline constexpr std::string_view colors_underline = "colors.underline";
/// `colors.caret`, the caret; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FFFFFF".
inline constexpr std::string_view colors_caret = "colors.caret";
/// `colors.failure`, the lines under the cells after a wrong code; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FF453A".
inline constexpr std::string_view colors_failure = "colors.failure";
/// `colors.background`, the screen's background; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#1C1C1E".
inline constexpr std::string_view colors_background = "colors.background";
/// `resendAfter`, seconds until the code can be sent again; null is no button; a number, or null; default null.
inline constexpr std::string_view resend_after = "resendAfter";
}  // namespace configuration

}  // namespace flow::verification_code

#endif
